import { expect, test } from "vitest";
import { leadBody } from "./lead-body.ts";

const fields = { name: "Palm Brokers", website: "", state: undefined };

test("[7.006] with a file the body is multipart, without empty fields", () => {
  const passport = new File(["%PDF-1.7"], "passport.pdf", { type: "application/pdf" });
  const body = leadBody({ fields, files: { passport } });
  expect(body).toBeInstanceOf(FormData);
  expect([...(body as FormData).entries()]).toEqual([
    ["name", "Palm Brokers"],
    ["passport", expect.objectContaining({ name: "passport.pdf", size: 8 })],
  ]);
});

test("[7.006] without a file the body is JSON", () => {
  expect(leadBody({ fields: { name: "Palm Brokers" } })).toBe('{"name":"Palm Brokers"}');
});
