import type { Line, LineRule } from "#domain/purchase/line.ts";
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

export function payeeText({ payee, isIndicative }: Line): string {
  return payee === "developer" && isIndicative ? lineWords.escrowNotOpen : lineWords.payee(payee);
}

/** "To: Dubai Land Department" */
export function partyText(line: Line): string {
  const party = payeeText(line);
  return line.amount < 0 ? lineWords.receivedFrom(party) : lineWords.paidTo(party);
}

export function ruleText({ rule, values = {} }: Pick<Line, "rule" | "values">): string {
  return ruleWords.rule(rule, {
    figure: ruleFigure,
    since: firstDay(rule),
    share: percentText(values.share ?? 0),
    months: values.months ?? 0,
    built: values.built ?? 0,
    on: values.on ? words.day(values.on) : "",
    days: DAYS_AFTER_BOOKING,
  });
}

function firstDay(rule: LineRule): string {
  const law: { value: number; since?: string } | undefined = RULES[rule as RuleKey];
  return law?.since ? words.day(law.since) : "";
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

/** No terms of a development say how many days after the booking these are due. */
const ASSUMED_DAYS = new Set<LineRule>(["milestoneReached", "dayPassed", "atTransfer"]);

/** Sources disagree on its figure, we assume its day, or the buyer may change it. */
export function isAssumption({ rule, source }: Pick<Line, "rule" | "source">): boolean {
  if (source === "assumption" || ASSUMED_DAYS.has(rule)) return true;
  return rule in RULES && "weak" in RULES[rule as RuleKey];
}
