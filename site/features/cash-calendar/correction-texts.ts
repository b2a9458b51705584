import { type InputName } from "#domain/purchase/input-fields.ts";
import type { InputCorrection } from "#domain/purchase/inputs.ts";
import type { Correction } from "#domain/purchase/loan-limits.ts";
import * as words from "#words/cash-calendar-notes.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { amountText } from "./formats.ts";
import { inputDisplay } from "./input-display.ts";
import { legalText } from "./line-texts.ts";
import type { ShownMarket } from "./shown-market.ts";

export type FieldNote = { field: InputName; text: string };

/** A value of the URL that makes no sense: "“200” became 25. At most 25 years." */
export function inputNote(
  { field, given, used, rule }: InputCorrection,
  market: ShownMarket,
): FieldNote {
  const text = used
    ? words.changedInput(given, inputDisplay(field, used, market))
    : words.droppedInput(given);
  if (!rule) return { field, text };
  const reason = rule === "bookingRange" ? words.bookingRange : legalText(rule, market);
  return { field, text: words.withReason(text, reason) };
}

/** A wish that a rule does not allow is noted at the field that can change it. */
export function limitNote(
  { field, given, used, rule }: Correction,
  market: ShownMarket,
): FieldNote {
  const reason = rule === "priceDueByKeys" ? words.priceDueByKeys : legalText(rule, market);
  if (field === "term") {
    const text = words.termLowered(ruleWords.years(given), ruleWords.years(used));
    return { field, text: words.withReason(text, reason) };
  }
  const text = words.loanLowered(amountText(given, market), amountText(used, market));
  return {
    field: rule === market.loan.debtBurden ? "income" : "deposit",
    text: words.withReason(text, reason),
  };
}
