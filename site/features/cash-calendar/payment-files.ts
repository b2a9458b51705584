import { company } from "#catalog/company.ts";
import { renderCsvFile } from "#domain/csv.ts";
import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import type { Line } from "#domain/purchase/line.ts";
import { paymentsCalendar } from "#domain/purchase/payments-calendar.ts";
import * as words from "#words/cash-calendar.ts";
import { homeTitle } from "#words/homes.ts";
import { amountText } from "./formats.ts";
import {
  closedDayText,
  lineSource,
  partyText,
  payeeText,
  paymentText,
  ruleText,
} from "./line-texts.ts";
import type { Purchase } from "./purchase-context.ts";
import type { ShownMarket } from "./shown-market.ts";

type Files = Pick<Purchase, "market" | "development" | "home" | "fileName"> & {
  purchasePlan: Pick<Purchase["purchasePlan"], "lines">;
};

export function calendarOf(purchase: Files, writtenAt: Date): string {
  const { market, development, home, fileName, purchasePlan } = purchase;
  return paymentsCalendar({
    lines: purchasePlan.lines,
    home: fileName,
    company: company.name,
    domain: new URL(company.siteUrl).hostname,
    writtenAt,
    summary: (line, own) =>
      words.eventTitle(
        paymentText(line, market),
        amountText(own, market),
        homeTitle(home, development),
      ),
    description: (line) =>
      [
        partyText(line, market),
        ruleText(line, market),
        lineSource(line, development, market),
        closedDayText(line, market),
      ]
        .filter(Boolean)
        .join("\n"),
  });
}

/** Each payment in the table says that it is indicative, because the file is read far from the page. */
function fileTitle(line: Line, market: ShownMarket): string {
  const payment = paymentText(line, market);
  return line.isIndicative ? words.indicativePayment(payment) : payment;
}

/** Receipts are negative. */
export function csvOf({ market, development, purchasePlan }: Files): string {
  const headings = [
    words.date,
    words.payment,
    words.amountIn(market.currency),
    words.payee,
    words.ruleHeading,
    words.sourceHeading,
    words.noteHeading,
  ];
  const rows = purchasePlan.lines.map((line) => [
    line.date,
    fileTitle(line, market),
    line.amount / MINOR_UNITS,
    payeeText(line, market),
    ruleText(line, market),
    lineSource(line, development, market),
    closedDayText(line, market),
  ]);
  return renderCsvFile([headings, ...rows]);
}
