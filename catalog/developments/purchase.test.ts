import { describe, expect, test } from "vitest";
import { toSquareFeet } from "#domain/homes/areas.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { defaultChoices } from "#domain/purchase/choices.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { shareTotal } from "#domain/purchase/terms.ts";
import { allDevelopments, findDevelopment, type SaleDevelopment } from "./developments.ts";

const booking = "2026-11-16";

function homesOf(development: SaleDevelopment) {
  return deriveHomes(development).map((home) => ({
    ...home,
    insideArea: toSquareFeet(home.insideArea),
    balconyArea: toSquareFeet(home.balconyArea),
  }));
}

function datesOf(key: string) {
  const development = findDevelopment(key)!;
  const [home] = homesOf(development);
  const { lines } = purchasePlan(
    pricedHome(home!),
    saleTerms(development),
    defaultChoices(booking),
  );
  return lines
    .filter(({ payee }) => payee === "developer")
    .map(({ date, rule, values }) => `${date} ${values?.share} ${rule}`);
}

describe.each(allDevelopments())("the terms of $key", (development) => {
  const terms = saleTerms(development);

  test("are in fils, and their shares add up to 100", () => {
    expect(terms.serviceCharge).toBe(development.serviceCharge * 100);
    expect(Number.isSafeInteger(terms.serviceCharge)).toBe(true);
    expect(shareTotal(terms.payment)).toBe(100);
    expect(terms.released).toBe(development.released);
  });

  test("divide the price of every home without a rest", () => {
    for (const home of homesOf(development)) {
      const plan = purchasePlan(pricedHome(home), terms, defaultChoices(booking));
      const paid = plan.lines
        .filter(({ payee }) => payee === "developer")
        .reduce((total, { amount }) => total + amount, 0);
      expect(paid, home.number).toBe(home.price * 100);
      expect(plan.dates.keys).toBe(development.construction.handover);
    }
  });
});

test("the payments for a home are due on the days of its development", () => {
  expect(datesOf("indus-residence")).toEqual([
    "2026-11-16 0.1 atBooking",
    "2027-01-31 0.1 atMilestone",
    "2027-02-16 0.1 monthsAfterBooking",
    "2027-04-15 0.1 atMilestone",
    "2027-06-30 0.6 atKeys",
  ]);
  expect(datesOf("indus-residence-phase-2")).toEqual([
    "2026-11-16 0.1 atBooking",
    "2027-05-16 0.1 monthsAfterBooking",
    "2027-08-31 0.1 atMilestone",
    "2027-12-31 0.1 atMilestone",
    "2028-05-31 0.1 atMilestone",
    "2028-09-15 0.1 atMilestone",
    "2028-12-31 0.4 atKeys",
  ]);
  expect(datesOf("warsan-tower")).toEqual([
    "2026-11-16 0.1 atBooking",
    "2027-01-16 0.1 monthsAfterBooking",
    "2027-03-15 0.1 onDay",
    "2027-07-31 0.1 atMilestone",
    "2027-10-15 0.1 atMilestone",
    "2027-12-31 0.5 atKeys",
  ]);
});
