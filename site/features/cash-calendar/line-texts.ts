import type { Line, SharedRule } from "#domain/purchase/line.ts";
import { DAYS_AFTER_BOOKING } from "#domain/purchase/purchase-dates.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { dayOf } from "#words/homes.ts";
import { amountText, areaText, percentText, ruleFigure, sourceText } from "./formats.ts";
import { marketText, type ShownMarket } from "./shown-market.ts";

/** "Instalment of 10 %": a number would follow the order of the payment plan, not that of the days. */
export function paymentText(line: Line, market: ShownMarket): string {
  const name = marketText("kind", line.kind, market);
  const share = line.kind === "instalment" && line.values?.share;
  return share ? lineWords.partOf(name, percentText(share)) : name;
}

export function payeeText({ payee, isReady, isIndicative }: Line, market: ShownMarket): string {
  if (payee !== "developer") return marketText("payee", payee, market);
  if (isReady) return marketText("payee", "developerOfReadyHome", market);
  return marketText("payee", isIndicative ? "developerBeforeRelease" : payee, market);
}

/** Empty unless the buyer pays on a day on which banks are closed. */
export function closedDayText({ date, amount, fromLoan = 0 }: Line, market: ShownMarket): string {
  const day = amount > fromLoan && market.closedDay?.(date);
  return day ? lineWords.onClosedDay(market.words.text("closedDay", day)) : "";
}

/** "To: Land Department" */
export function partyText(line: Line, market: ShownMarket): string {
  const party = payeeText(line, market);
  return line.amount < 0 ? lineWords.receivedFrom(party) : lineWords.paidTo(party);
}

export function ruleText(line: Pick<Line, "rule" | "values">, market: ShownMarket): string {
  const { rule, values = {} } = line;
  const since = market.rules[rule]?.since;
  const texts = {
    figure: (key = rule) => ruleFigure(key, market),
    since: since ? dayOf(since) : "",
    share: percentText(values.share ?? 0),
    months: values.months ?? 0,
    built: values.built ?? 0,
    vat: values.vat ? percentText(values.vat) : "",
    on: values.on ? dayOf(values.on) : "",
    area: areaText(values.area ?? 0, market),
    rate: amountText(values.rate ?? 0, market),
    days: DAYS_AFTER_BOOKING,
  };
  return ruleWords.rule(rule, texts) || market.words.rule(rule, texts);
}

/** For a rule without a line, such as a limit. */
export function legalText(rule: string, market: ShownMarket): string {
  return ruleText({ rule }, market);
}

export function lineSource({ source }: Line, development: string, market: ShownMarket): string {
  if (source === "plan") return lineWords.termsOf(development);
  return source === "assumption" ? lineWords.ownAssumption : sourceText(source, market);
}

/** The terms of no development say how many days after the booking these are due. */
const ASSUMED_DAYS = new Set<string>([
  "milestoneReached",
  "dayPassed",
  "atTransfer",
] satisfies SharedRule[]);

/** An assumption has a disputed figure, an assumed day, or a value that the buyer may change. */
export function isAssumption(
  { rule, source }: Pick<Line, "rule" | "source">,
  { rules }: ShownMarket,
): boolean {
  return source === "assumption" || ASSUMED_DAYS.has(rule) || rules[rule]?.weak === true;
}
