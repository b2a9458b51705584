import { renderCsvFile } from "#domain/csv.ts";
import { FILS } from "./fils.ts";
import type { Line } from "./line.ts";

/** The words of a table of payments. */
export type CsvWords = {
  /** Date, payment, amount in AED, payee, rule, source. */
  headings: [string, string, string, string, string, string];
  payment: (line: Line) => string;
  payee: (line: Line) => string;
  rule: (line: Line) => string;
  source: (line: Line) => string;
};

/** Receipts are negative. */
export function paymentsCsv(lines: Line[], words: CsvWords): string {
  const rows = lines.map((line) => [
    line.date,
    words.payment(line),
    line.amount / FILS,
    words.payee(line),
    words.rule(line),
    words.source(line),
  ]);
  return renderCsvFile([words.headings, ...rows]);
}
