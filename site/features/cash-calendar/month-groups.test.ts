import { expect, test } from "vitest";
import { sum } from "#domain/purchase/amounts.ts";
import { monthGroups, monthsFrom, yearGroups, yearsOf } from "./month-groups.ts";
import { purchasePlan } from "./test-purchase-plan.ts";

const AED = 100;

test("every month from the booking to the end is a group, also without a payment", () => {
  const groups = monthGroups(purchasePlan().lines);
  expect(groups.slice(0, 5).map(({ month, lines }) => `${month} ${lines.length}`)).toEqual([
    "2026-11 3",
    "2026-12 0",
    "2027-01 1",
    "2027-02 0",
    "2027-03 1",
  ]);
  expect(groups.at(-1)?.month).toBe("2031-12");
  expect(yearsOf(groups)).toEqual(["2026", "2027", "2028", "2029", "2030", "2031"]);
});

test("a month has the sum of its lines, and all that was paid by its end", () => {
  const march = monthGroups(purchasePlan().lines).find(({ month }) => month === "2027-03");
  // A tenth of AED 1,000,000; before it two tenths, 4 % registration and AED 5,000 for the trustee.
  expect(march?.amount).toBe(100_000 * AED);
  expect(march?.total).toBe(345_000 * AED);
});

test("the groups have the sums of the purchase plan, to the fils", () => {
  const { lines, totals } = purchasePlan({ pay: "mortgage", rent: 6_000_000, years: 30 });
  const groups = monthGroups(lines);
  expect(sum(groups.map(({ amount }) => amount))).toBe(totals.all);
  const months = groups.filter((group) => group.lines.length > 0);
  expect(months.map(({ month, amount, total }) => ({ month, amount, total }))).toEqual(
    totals.byMonth,
  );
});

test("a purchase plan without lines has no months", () => {
  expect(monthGroups([])).toEqual([]);
});

test("the years after the keys have one sum for each kind, and together all later lines", () => {
  const { lines, dates } = purchasePlan({ pay: "mortgage" });
  const groups = yearGroups(monthGroups(lines), dates.keys);
  expect(groups.map(({ year }) => year)).toEqual(["2028", "2029", "2030", "2031", "2032"]);
  expect(groups[1]?.sums.map(({ line, count }) => `${count} ${line.kind}`)).toEqual([
    "12 mortgage",
    "1 serviceCharge",
  ]);
  const later = lines.filter(({ date }) => date > "2027-12-31");
  expect(sum(groups.map(({ amount }) => amount))).toBe(sum(later.map(({ amount }) => amount)));
});

test("the months from one to another are both included", () => {
  expect(monthsFrom("2026-11", "2027-01")).toEqual(["2026-11", "2026-12", "2027-01"]);
});
