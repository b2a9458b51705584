import { expect, test } from "vitest";
import { buyerDefaultOn } from "./buyer-default.ts";
import { builtOn, dayBuilt } from "./progress.ts";
import { AED, purchasePlan, readyTerms, terms } from "./test-purchase.ts";

test("a buyer who stops early gets back what exceeds the law's limit", () => {
  // By 1 April 2027 half the price is paid and 80 % are built: 40 % may be kept.
  expect(buyerDefaultOn(purchasePlan(), "2027-04-01")).toEqual({
    built: 80,
    paid: 500_000 * AED,
    limit: { rule: "default60To80", mayKeep: 400_000 * AED, refund: 100_000 * AED },
  });
});

test("a buyer who paid less than the limit gets nothing back", () => {
  // 52.6 % after 77 of the 122 days from 40 % to 60 %, rounded down.
  expect(buyerDefaultOn(purchasePlan(), "2026-11-16")).toEqual({
    built: 52,
    paid: 100_000 * AED,
    limit: { rule: "defaultUnder60", mayKeep: 250_000 * AED, refund: 0 },
  });
});

test("before work begins no amount is promised: the law asks why it has not begun", () => {
  const construction = { ...terms.construction, started: "2026-12-01", milestones: [] };
  const early = purchasePlan({}, { terms: { ...terms, construction } });
  expect(buyerDefaultOn(early, "2026-11-30")).toEqual({
    built: 0,
    paid: 100_000 * AED,
    limit: null,
  });
  expect(buyerDefaultOn(early, "2026-12-01")).toMatchObject({ limit: { refund: 0 } });
});

test("the law on default ends with the keys", () => {
  expect(buyerDefaultOn(purchasePlan(), "2027-06-29")).toMatchObject({
    built: 99,
    limit: { rule: "defaultOver80" },
  });
  expect(buyerDefaultOn(purchasePlan(), "2027-06-30")).toBeNull();
  expect(buyerDefaultOn(purchasePlan({}, { terms: readyTerms }), "2026-11-20")).toBeNull();
});

test.for([
  [59, "defaultUnder60"],
  [60, "default60To80"],
  [80, "default60To80"],
  [81, "defaultOver80"],
] as const)("%d %% built falls under %s", ([built, rule]) => {
  const purchase = purchasePlan();
  const day = dayBuilt(purchase.dates.progress, built);
  expect(buyerDefaultOn(purchase, day)).toMatchObject({ built, limit: { rule } });
});

test("construction has a percentage on every day, and a day for every percentage", () => {
  const { progress } = purchasePlan({ delay: 12 }).dates;
  expect(builtOn(progress, "2020-01-01")).toBe(0);
  expect(builtOn(progress, "2030-01-01")).toBe(100);
  for (let built = 0; built <= 100; built++) {
    expect(builtOn(progress, dayBuilt(progress, built))).toBe(built);
  }
});
