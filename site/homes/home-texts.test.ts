import { expect, test } from "vitest";
import { ago } from "#words/homes.ts";
import { officeTimeText, othersText } from "./home-texts.ts";
import type { Units } from "./use-units.ts";

test("a time of availability is written out with the office's time zone", () => {
  expect(officeTimeText("2026-12-01T00:30:00+04:00")).toBe("1 December 2026, 00:30, Dubai time");
});

test.for([
  [1, "yesterday"],
  [3, "3 days ago"],
  [20, "2 weeks ago"],
  [90, "3 months ago"],
  [400, "more than a year ago"],
] as const)("an age of %d days is said as %s", ([days, text]) => {
  expect(ago(days)).toBe(text);
});

test("a sold home says what homes like it cost, or that there is none", () => {
  const home = { bedrooms: 2, study: false };
  const units = { isConverted: false, price: (amount: number) => `AED ${amount}` } as Units;
  expect(othersText(home, { lowest: 900, highest: 1300 }, units)).toBe(
    "Still to be had here: 2 bedrooms from AED 900 to AED 1300.",
  );
  expect(othersText(home, { lowest: 900, highest: 900 }, units)).toBe(
    "Still to be had here: 2 bedrooms for AED 900.",
  );
  expect(othersText(home, null, units)).toBe("No other home of this type is left here.");
});
