import { expect, test } from "vitest";
import { calendarOf, csvOf } from "./payment-files.ts";
import { market } from "./markets/dubai.ts";
import { purchasePlan } from "./test-purchase-plan.ts";

const purchase = {
  market,
  development: "Warsan Tower",
  home: "A-304",
  fileName: "warsan-tower-A-304",
  purchasePlan: purchasePlan(),
};

test("a reminder names payment, amount and home", () => {
  const unfolded = calendarOf(purchase, new Date("2026-11-16T08:00:00Z")).replaceAll("\r\n ", "");
  expect(unfolded).toContain(
    "SUMMARY:Instalment of 10\u00a0%\\, AED\u00a0100\\,000\\, A-304\\, Warsan Tower",
  );
  expect(unfolded).toContain("UID:warsan-tower-A-304-instalment-2@");
  expect(unfolded.match(/BEGIN:VALARM/g)).toHaveLength(purchasePlan().lines.length);
});

test("every payment for a home that is not released is indicative, in both files", () => {
  const unreleased = { ...purchase, purchasePlan: purchasePlan({}, { released: false }) };
  const unfolded = calendarOf(unreleased, new Date("2026-11-16T08:00:00Z")).replaceAll("\r\n ", "");
  const titles = unfolded.match(/SUMMARY:.*/g);
  expect(titles).toHaveLength(unreleased.purchasePlan.lines.length);
  for (const title of titles ?? []) expect(title).toMatch(/^SUMMARY:Indicative: \w/);
  expect(unfolded.match(/Pay nothing before the release/g)).toHaveLength(titles?.length ?? 0);
  const [, ...rows] = csvOf(unreleased).trimEnd().split("\r\n");
  for (const row of rows) expect(row).toMatch(/^[\d-]+,"?Indicative: \w/);
  for (const text of [unfolded, ...rows.slice(0, 1)]) expect(text).toContain("not open yet");
  expect(calendarOf(purchase, new Date()) + csvOf(purchase)).not.toMatch(/Indicative|not open/);
});

test("the table for a spreadsheet has one row for each line", () => {
  const rows = csvOf(purchase).trimEnd().split("\r\n");
  expect(rows[0]).toBe("\ufeffDate,Payment,Amount in AED,Payee,Rule,Source");
  expect(rows).toHaveLength(purchasePlan().lines.length + 1);
  expect(rows.find((row) => row.startsWith("2027-03-15"))).toContain(",100000,");
});

test("a receipt is a negative number in the table", () => {
  const rows = csvOf({
    ...purchase,
    purchasePlan: purchasePlan({ rent: 7_212_345, vacancy: 0 }),
  }).split("\r\n");
  expect(rows).toContain(
    '2028-03-31,Rent you receive,-18030.86,Your tenant,"Every three months, less the weeks without a tenant.","An assumption, yours to change"',
  );
});
