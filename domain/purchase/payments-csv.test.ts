import { expect, test } from "vitest";
import { type CsvWords, paymentsCsv } from "./payments-csv.ts";
import { plan } from "./test-purchase.ts";

const words: CsvWords = {
  headings: ["Date", "Payment", "AED", "Payee", "Rule", "Source"],
  payment: ({ kind }) => kind,
  payee: ({ payee }) => payee,
  rule: ({ rule }) => rule,
  source: ({ source }) => source,
};

test("a spreadsheet has a row for each line, with receipts as negative numbers", () => {
  const { lines } = plan({ rent: 7_212_345, vacancy: 0 });
  const csv = paymentsCsv(
    lines.filter(({ id }) => ["booking", "rent-1"].includes(id)),
    words,
  );
  expect(csv).toBe(
    "\ufeffDate,Payment,AED,Payee,Rule,Source\r\n" +
      "2026-11-16,booking,100000,developer,atBooking,plan\r\n" +
      "2027-09-30,rent,-18030.86,tenant,rentLessVacancy,assumption\r\n",
  );
});

test("a text that begins like a formula is no formula", () => {
  const csv = paymentsCsv(plan().lines.slice(0, 1), { ...words, payment: () => "=1+1, x" });
  expect(csv).toContain(`2026-11-16,"'=1+1, x",100000,`);
});
