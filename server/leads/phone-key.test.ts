import { expect, test } from "vitest";
import { phoneKey } from "./phone-key.ts";

test("all notations of one number have the same key", () => {
  const notations = ["+971 50 123 4567", "00971-50-1234567", "(050) 123 4567", "501234567"];
  expect(new Set(notations.map(phoneKey))).toEqual(new Set(["501234567"]));
  expect(phoneKey("+971 50 123 4568")).toBe("501234568");
});

test("a lead without a number has an empty key", () => {
  for (const text of ["", "none", "12 34"]) expect(phoneKey(text)).toBe("");
});
