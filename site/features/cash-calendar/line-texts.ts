import type { Line } from "#domain/purchase/line.ts";
import { DAYS_AFTER_BOOKING } from "#domain/purchase/purchase-dates.ts";
import { type RuleKey, RULES } from "#domain/purchase/rules.ts";
import * as words from "#words/cash-calendar.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { percentText, ruleFigure, sourceText } from "./formats.ts";

/** "Instalment of 10 %": a number would follow the plan's order, which may differ from that of the days. */
export function paymentText({ kind, values }: Line): string {
  const name = lineWords.lineKind(kind);
  const share = kind === "instalment" && values?.share;
  return share ? lineWords.partOf(name, percentText(share)) : name;
}

export function payeeText({ payee }: Line): string {
  return lineWords.payee(payee);
}

/** "To: Dubai Land Department" */
export function partyText(line: Line): string {
  const party = payeeText(line);
  return line.amount < 0 ? lineWords.receivedFrom(party) : lineWords.paidTo(party);
}

export function ruleText({ rule, values = {} }: Pick<Line, "rule" | "values">): string {
  return ruleWords.rule(rule, {
    figure: ruleFigure,
    share: percentText(values.share ?? 0),
    months: values.months ?? 0,
    built: values.built ?? 0,
    on: values.on ? words.day(values.on) : "",
    days: DAYS_AFTER_BOOKING,
  });
}

/** The text of a rule that no line has, such as a limit. */
export function legalText(rule: RuleKey): string {
  return ruleText({ rule });
}

export function lineSource({ source }: Line, development: string): string {
  return source === "plan" || source === "assumption"
    ? lineWords.ownSource(source, development)
    : sourceText(source);
}

/** Sources disagree on its figure, or the buyer may change it. */
export function isAssumption({ rule, source }: Pick<Line, "rule" | "source">): boolean {
  if (source === "assumption") return true;
  return rule in RULES && "weak" in RULES[rule as RuleKey];
}
