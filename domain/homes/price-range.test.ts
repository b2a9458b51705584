import { expect, test } from "vitest";
import { priceRange, rangeOfType } from "./price-range.ts";
import { makeHome } from "./test-homes.ts";

const cheap = makeHome({ number: "A-101", price: 900_000 });
const dear = makeHome({ number: "A-201", price: 1_300_000, status: "not-released" });
const reserved = makeHome({ number: "A-301", price: 700_000, status: "reserved" });
const sold = makeHome({ number: "A-401", price: null, status: "sold" });
const studio = makeHome({ number: "A-501", type: "studio", price: 500_000 });
const elsewhere = makeHome({ development: "warsan-tower", price: 400_000 });

test("a range has the prices of homes that can be had, and none without one", () => {
  expect(priceRange([cheap, dear, reserved, sold])).toEqual({
    lowest: 900_000,
    highest: 1_300_000,
  });
  expect(priceRange([reserved, sold])).toBeNull();
});

test("the range of a type is that of its own development", () => {
  const homes = [cheap, dear, reserved, sold, studio, elsewhere];
  expect(rangeOfType(sold, homes)).toEqual({ lowest: 900_000, highest: 1_300_000 });
});
