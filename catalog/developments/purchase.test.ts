import { describe, expect, test } from "vitest";
import { toSquareFeet } from "#domain/homes/area-unit.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { shareTotal } from "#domain/purchase/terms.ts";
import { allDevelopments, type SaleDevelopment } from "./developments.ts";

const booking = "2026-11-16";

function homesOf(development: SaleDevelopment) {
  return deriveHomes(development).map((home) => ({
    ...home,
    insideArea: toSquareFeet(home.insideArea),
    balconyArea: toSquareFeet(home.balconyArea),
  }));
}

describe.each(allDevelopments())("the terms of $key", (development) => {
  const terms = saleTerms(development, markets[development.market]);

  test("are in minor units, and their shares add up to 100", () => {
    expect(terms.serviceCharge).toBe(development.serviceCharge * 100);
    expect(Number.isSafeInteger(terms.serviceCharge)).toBe(true);
    expect(shareTotal(terms.payment)).toBe(100);
    expect(terms.release).toBe(development.released ? null : development.release);
  });

  test("divide the price of every home without a rest", () => {
    for (const home of homesOf(development)) {
      const floorPlan = makePurchasePlan(
        pricedHome(home, development.rents),
        terms,
        defaultChoices(markets[development.market], booking),
      );
      const paid = floorPlan.lines
        .filter(({ payee }) => payee === "developer")
        .reduce((total, { amount }) => total + amount, 0);
      expect(paid, home.number).toBe(home.price * 100);
      expect(floorPlan.dates.keys).toBe(development.construction.handover);
    }
  });
});
