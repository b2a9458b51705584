import { company } from "#catalog/company.ts";
import type { Line } from "#domain/purchase/line.ts";
import { paymentsCalendar } from "#domain/purchase/payments-calendar.ts";
import { paymentsCsv } from "#domain/purchase/payments-csv.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import * as words from "#words/cash-calendar.ts";
import { amountText } from "./formats.ts";
import { lineSource, partyText, payeeText, paymentText, ruleText } from "./line-texts.ts";
import type { Purchase } from "./purchase-context.ts";

type Files = Pick<Purchase, "development" | "home" | "fileName"> & {
  plan: Pick<Purchase["plan"], "lines">;
};

/** A calendar with a reminder for each payment. */
export function calendarOf(purchase: Files, writtenAt: Date): string {
  const { development, home, fileName, plan } = purchase;
  return paymentsCalendar({
    lines: plan.lines,
    home: fileName,
    company: company.name,
    domain: new URL(company.siteUrl).hostname,
    writtenAt,
    summary: (line, own) =>
      words.eventTitle(fileTitle(line), amountText(own), words.homeIn(home, development)),
    description: (line) =>
      [
        partyText(line),
        ruleText(line),
        lineSource(line, development),
        ...(line.isIndicative ? [noteWords.note("notReleased")] : []),
      ].join("\n"),
  });
}

/** A file is read far from the page, so that each of its payments says that it is indicative. */
function fileTitle(line: Line): string {
  const payment = paymentText(line);
  return line.isIndicative ? words.indicativePayment(payment) : payment;
}

/** A table for a spreadsheet. */
export function csvOf({ development, plan }: Files): string {
  return paymentsCsv(plan.lines, {
    headings: [
      words.date,
      words.payment,
      words.amountInAed,
      words.payee,
      words.ruleHeading,
      words.sourceHeading,
    ],
    payment: fileTitle,
    payee: payeeText,
    rule: ruleText,
    source: (line) => lineSource(line, development),
  });
}
