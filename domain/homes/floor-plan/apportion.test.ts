import { expect, test } from "vitest";
import { apportion } from "./apportion.ts";

test("rounded parts add up to the total", () => {
  expect(apportion([10.4, 10.4, 10.4], 31, 1)).toEqual([11, 10, 10]);
});

test("no part differs from its share of the total by a whole step", () => {
  const parts = [35.1, 6.24, 9.63, 19.44, 7.51, 7.51];
  const sum = parts.reduce((before, part) => before + part, 0);
  const rounded = apportion(parts, 919, 1);
  expect(rounded.reduce((before, part) => before + part, 0)).toBe(919);
  for (const [index, part] of parts.entries()) {
    expect(Math.abs((rounded[index] ?? 0) - (part / sum) * 919)).toBeLessThan(1);
  }
});

test("tenths add up like whole numbers", () => {
  const rounded = apportion([1.26, 2.37, 3.37], 7, 0.1).map((part) => part.toFixed(1));
  expect(rounded).toEqual(["1.2", "2.4", "3.4"]);
});
