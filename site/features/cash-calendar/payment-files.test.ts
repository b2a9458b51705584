import { expect, test } from "vitest";
import { calendarOf, csvOf } from "./payment-files.ts";
import { plan } from "./test-plan.ts";

const purchase = {
  development: "Warsan Tower",
  home: "A-304",
  fileName: "warsan-tower-A-304",
  plan: plan(),
};

test("a reminder names payment, amount and home", () => {
  const unfolded = calendarOf(purchase, new Date("2026-11-16T08:00:00Z")).replaceAll("\r\n ", "");
  expect(unfolded).toContain(
    "SUMMARY:Instalment of 10\u00a0%\\, AED\u00a0100\\,000\\, A-304\\, Warsan Tower",
  );
  expect(unfolded).toContain("UID:warsan-tower-A-304-instalment-2@");
  expect(unfolded.match(/BEGIN:VALARM/g)).toHaveLength(plan().lines.length);
});

test("the table for a spreadsheet has one row for each line", () => {
  const rows = csvOf(purchase).trimEnd().split("\r\n");
  expect(rows[0]).toBe("\ufeffDate,Payment,Amount in AED,Payee,Rule,Source");
  expect(rows).toHaveLength(plan().lines.length + 1);
  expect(rows.find((row) => row.startsWith("2027-03-15"))).toContain(",100000,");
});
