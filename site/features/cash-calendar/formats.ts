import { groupDigits } from "#domain/homes/currency.ts";
import { FILS } from "#domain/purchase/fils.ts";
import { type RuleKey, RULES, type SourceKey, SOURCES } from "#domain/purchase/rules.ts";
import * as words from "#words/cash-calendar.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";

const NO_BREAK = "\u00a0";

/** "AED 1,043,000", "−AED 12.50" */
export function amountText(fils: number): string {
  return `${fils < 0 ? "−" : ""}AED${NO_BREAK}${plainAmount(Math.abs(fils))}`;
}

/** "1,043,000", "12.50", of an amount from 0: fils are shown only where there are some. */
export function plainAmount(fils: number): string {
  const rest = fils % FILS;
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return groupDigits(Math.floor(fils / FILS)) + decimals;
}

/** "4 %", "0.25 %", "−1.2 %" */
export function percentText(share: number, decimals = 2): string {
  const percent = Number((100 * share).toFixed(decimals));
  return `${percent < 0 ? "−" : ""}${Math.abs(percent)}${NO_BREAK}%`;
}

/** The figure of a rule in its unit: "50 %", "AED 250", "25 years". */
export function ruleFigure(key: RuleKey): string {
  const { value, unit } = RULES[key];
  const formats = {
    share: () => percentText(value),
    fils: () => amountText(value),
    years: () => ruleWords.years(value),
    days: () => ruleWords.days(value),
  };
  return formats[unit]();
}

/** With its date, as exact as it is known, or "undated". */
export function sourceText(key: SourceKey): string {
  const { text, date }: { text: string; date: string | null } = SOURCES[key];
  if (date === null) return lineWords.undatedSource(text);
  return lineWords.datedSource(text, dateText(date));
}

function dateText(date: string): string {
  if (date.length === 10) return words.day(date);
  return date.length === 7 ? words.month(date) : date;
}
