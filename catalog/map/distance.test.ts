import { expect, test } from "vitest";
import { kmBetween } from "./distance.ts";

test("a distance is that of the great circle", () => {
  expect(kmBetween([55, 25], [55, 26]), "one degree of a meridian").toBeCloseTo(111.195, 3);
  // The published reference points of Dubai International and Al Maktoum International.
  expect(kmBetween([55.3644, 25.2528], [55.1614, 24.8961])).toBeCloseTo(44.6, 1);
  expect(kmBetween([55.3644, 25.2528], [55.3644, 25.2528])).toBe(0);
});
