import { groupDigits } from "#domain/homes/currency.ts";
import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { type Market, requireRule } from "#domain/purchase/market.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { dayOf, monthOf } from "#words/homes.ts";
import type { ShownMarket } from "./shown-market.ts";

const NO_BREAK = "\u00a0";

/** "EUR 1,043,000", "−EUR 12.50" */
export function amountText(amount: number, { currency }: Pick<Market, "currency">): string {
  return `${amount < 0 ? "−" : ""}${currency}${NO_BREAK}${plainAmount(Math.abs(amount))}`;
}

/** "1,043,000", "12.50": minor units are shown only where there are some; the amount is not negative. */
export function plainAmount(amount: number): string {
  const rest = amount % MINOR_UNITS;
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return groupDigits(Math.floor(amount / MINOR_UNITS)) + decimals;
}

/** "1,091.78 sq ft", from which a charge can be computed again. */
export function areaText(area: number, { areaUnit }: Pick<Market, "areaUnit">): string {
  return `${plainAmount(Math.round(area * MINOR_UNITS))}${NO_BREAK}${areaUnit}`;
}

/** "4 %", "0.25 %", "−1.2 %" */
export function percentText(share: number, decimals = 2): string {
  const percent = Number((100 * share).toFixed(decimals));
  return `${percent < 0 ? "−" : ""}${Math.abs(percent)}${NO_BREAK}%`;
}

/** The figure of a rule in its unit: "50 %", "EUR 250", "25 years". */
export function ruleFigure(key: string, market: Market): string {
  const { value, unit } = requireRule(market, key);
  const formats = {
    share: () => percentText(value),
    amount: () => amountText(value, market),
    years: () => ruleWords.years(value),
    days: () => ruleWords.days(value),
    times: () => ruleWords.times(value),
  };
  return formats[unit]();
}

/** The source has its date, as exact as it is known, or "undated". */
export function sourceText(key: string, { sources, words }: ShownMarket): string {
  const text = words.text("source", key);
  const date = sources[key];
  // A law has its year in its name.
  if (date?.length === 4 && text.includes(date)) return text;
  return date ? lineWords.datedSource(text, dateText(date)) : lineWords.undatedSource(text);
}

function dateText(date: string): string {
  if (date.length === 10) return dayOf(date);
  return date.length === 7 ? monthOf(date) : date;
}
