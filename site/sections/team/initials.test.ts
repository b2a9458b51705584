import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("a monogram has the first letters of the first and the last name", () => {
  expect(initials("Maitha Al Mansoori")).toBe("MM");
  expect(initials("  éric  d'Arcy ")).toBe("ÉD");
  expect([initials("Zaha"), initials("")]).toEqual(["Z", ""]);
});
