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

test("a payment on a weekend says so in both files, and no other does", () => {
  // 16 January 2027 is a Saturday, 16 November 2026 a Monday.
  const unfolded = calendarOf(purchase, new Date("2026-11-16T08:00:00Z")).replaceAll("\r\n ", "");
  const eventOn = (day: string) =>
    unfolded.split("BEGIN:VEVENT").find((event) => event.includes(`DTSTART;VALUE=DATE:${day}`));
  expect(eventOn("20270116")).toContain("This is a Saturday");
  expect(eventOn("20261116")).not.toContain("This is");
  const rows = csvOf(purchase).split("\r\n");
  expect(rows.find((row) => row.startsWith("2027-01-16"))).toMatch(/This is a Saturday: [^,]+$/);
  expect(rows.find((row) => row.startsWith("2026-11-16"))).toMatch(/,$/);
});

test("every payment for a home that is not released is indicative in the table", () => {
  const unreleased = { ...purchase, purchasePlan: purchasePlan({}, { released: false }) };
  const [, ...rows] = csvOf(unreleased).trimEnd().split("\r\n");
  for (const row of rows) expect(row).toMatch(/^[\d-]+,"?Indicative: \w/);
  expect(rows[0]).toContain("not open yet");
  expect(calendarOf(purchase, new Date()) + csvOf(purchase)).not.toMatch(/Indicative|not open/);
});

test("the table for a spreadsheet has one row for each line", () => {
  const rows = csvOf(purchase).trimEnd().split("\r\n");
  expect(rows[0]).toBe("\ufeffDate,Payment,Amount in AED,Payee,Rule,Source,Note");
  expect(rows).toHaveLength(purchasePlan().lines.length + 1);
  expect(rows.find((row) => row.startsWith("2027-03-15"))).toContain(",100000,");
});

test("a receipt is a negative number in the table", () => {
  const rows = csvOf({
    ...purchase,
    purchasePlan: purchasePlan({ rent: 7_212_345, vacancy: 0 }),
  }).split("\r\n");
  expect(rows).toContain(
    '2028-03-31,Rent you receive,-18030.86,Your tenant,"Every three months, less the weeks without a tenant.","An assumption, yours to change",',
  );
});
