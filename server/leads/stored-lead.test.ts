import { expect, test } from "vitest";
import { leadRow } from "./stored-lead.ts";

test("no field of the stored details is dropped, whatever its name", () => {
  const details = leadRow.shape.details.parse('{"__proto__":"one","rooms":2,"message":null}');
  expect(Object.entries(details)).toEqual([
    ["__proto__", "one"],
    ["rooms", "2"],
  ]);
});
