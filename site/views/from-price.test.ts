import { expect, test } from "vitest";
import { allDevelopments, findDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { fromPrice } from "./from-price.ts";

test("the lowest price is that of the cheapest home which can still be had", () => {
  for (const development of allDevelopments()) {
    const prices = listedHomes(development)
      .filter(({ status }) => status === "available" || status === "not-released")
      .map(({ price }) => price ?? Infinity);
    const lowest = Math.min(...prices).toLocaleString("en-GB");
    expect(fromPrice(development)).toBe(`from AED ${lowest}`);
  }
});

test("a development whose homes are all sold has no price", () => {
  const tower = findDevelopment("warsan-tower")!;
  const sold = listedHomes(tower).map(({ number }) => number);
  const availability = { ...tower.availability, reserved: [], sold };
  expect(fromPrice({ ...tower, availability })).toBeUndefined();
});
