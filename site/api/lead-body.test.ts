import { expect, test } from "vitest";
import { contentMark, leadBody } from "./lead-body.ts";

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

test("the same fields about another home are new content", () => {
  const about = (home: string) => contentMark({ fields, headers: { "X-Lead-About": home } });
  expect(about("warsan-tower.A-501")).toBe(about("warsan-tower.A-501"));
  expect(about("warsan-tower.A-501")).not.toBe(about("warsan-tower.A-601"));
});
