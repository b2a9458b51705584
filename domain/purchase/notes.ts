import type { BuyerChoices } from "./choices.ts";
import type { Mortgage } from "./mortgage.ts";
import type { PurchaseDates } from "./purchase-dates.ts";
import type { SaleTerms } from "./sale-terms.ts";

export type SharedNote =
  /** The home is not for sale yet, and its price is indicative. */
  | "notReleased"
  /** The rate is the buyer's assumption and stays the same over the whole term. */
  | "rateAssumed"
  /** The bank pays before the keys, and interest runs from each drawing. */
  | "interestBeforeKeys"
  /** The equal instalments begin a month after the keys. */
  | "instalmentsAfterKeys"
  /** The debt burden counts this loan alone. */
  | "otherDebtsNotCounted"
  /** Planned milestones move with the handover. */
  | "milestonesMoveWithHandover";

/** The keys of shared notes, and of the market's rules and statements. */
export function notesOf(
  { market, release }: SaleTerms,
  choices: BuyerChoices,
  mortgage: Mortgage | null,
  { keys, offPlan }: PurchaseDates,
): string[] {
  const hasLoan = mortgage !== null;
  const shared = (note: SharedNote, applies: boolean) => (applies ? [note] : []);
  return [
    ...shared("notReleased", release !== null),
    ...market.notes(choices, hasLoan, offPlan),
    ...shared("rateAssumed", hasLoan),
    ...shared("interestBeforeKeys", hasLoan && mortgage.firstDrawing < keys),
    ...shared("instalmentsAfterKeys", hasLoan && offPlan),
    ...shared("otherDebtsNotCounted", hasLoan && choices.income !== null),
    ...shared("milestonesMoveWithHandover", offPlan && choices.delay > 0),
  ];
}
