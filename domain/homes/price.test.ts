import { expect, test } from "vitest";
import type { AreaUnit } from "./area-unit.ts";
import { deriveHomes } from "./homes.ts";
import { homePrice } from "./price.ts";
import { makeDevelopment } from "./test-development.ts";

const rules = { perArea: { studio: 1000 }, balcony: 0.5, floor: 1, outlook: { park: 2 } };
const home = { type: "studio", outlook: "street", inside: 500, balcony: 0, floorsAbove: 0 };

test("a home on the lowest floor costs its area at the rate of its type", () => {
  expect(homePrice(home, rules)).toBe(500_000);
});

test("a square foot of balcony costs a share of the rate", () => {
  expect(homePrice({ ...home, balcony: 100 }, rules)).toBe(550_000);
});

test("the premiums for floor and outlook are added before they are applied", () => {
  expect(homePrice({ ...home, outlook: "park", floorsAbove: 3 }, rules)).toBe(525_000);
});

test("a price is rounded to the nearest thousand", () => {
  expect(homePrice({ ...home, inside: 500.4 }, rules)).toBe(500_000);
  expect(homePrice({ ...home, inside: 500.5 }, rules)).toBe(501_000);
});

test("a type without a rate is an error that names it", () => {
  expect(() => homePrice({ ...home, type: "loft" }, rules)).toThrow('"loft"');
});

test("areas count in the unit of the prices", () => {
  // The balcony of 8 m² (86.1 sq ft) counts half; the home has no rooms.
  const lowest = (areaUnit: AreaUnit) => deriveHomes(makeDevelopment({ areaUnit }))[0]?.price;
  expect(lowest("m²")).toBe(4_000);
  expect(lowest("sq ft")).toBe(43_000);
});
