import { expect, test } from "vitest";
import { homePrice } from "./price.ts";

const rules = { perSquareFoot: { studio: 1000 }, balcony: 0.5, floor: 1, outlook: { park: 2 } };
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
