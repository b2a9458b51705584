import { type InputName } from "#domain/purchase/input-fields.ts";
import type { BookingLimit, InputCorrection } from "#domain/purchase/inputs.ts";
import type { Correction, SharedLimit } from "#domain/purchase/loan-limits.ts";
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
  return { field, text: words.withReason(text, reasonOf(rule, market)) };
}

/** A wish that a rule does not allow is noted at the field that can change it. */
export function limitNote(
  { field, given, used, rule, input }: Correction,
  market: ShownMarket,
): FieldNote {
  const text =
    field === "term"
      ? words.termLowered(ruleWords.years(given), ruleWords.years(used))
      : words.loanLowered(amountText(given, market), amountText(used, market));
  return { field: input, text: words.withReason(text, reasonOf(rule, market)) };
}

const sharedReasons: Record<string, string> = {
  bookingRange: words.bookingRange,
  notBeforeRelease: words.notBeforeRelease,
  priceDueByKeys: words.priceDueByKeys,
  bankShare: words.bankShare,
} satisfies Record<SharedLimit | BookingLimit, string>;

function reasonOf(rule: string, market: ShownMarket): string {
  return sharedReasons[rule] ?? legalText(rule, market);
}
