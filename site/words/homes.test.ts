import { expect, test } from "vitest";
import { monthOf } from "./en/homes.ts";

test("a month is named with its year", () => {
  expect(monthOf("2027-06-30")).toBe("June 2027");
});
