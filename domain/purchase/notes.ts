import type { BuyerChoices } from "./choices.ts";
import type { Mortgage } from "./mortgage.ts";
import type { PurchaseDates } from "./purchase-dates.ts";
import type { SaleTerms } from "./terms.ts";

/** What a reader of the plan must know about it. */
export type Note =
  /** The escrow account is not open: the home is not for sale yet, and its price is indicative. */
  | "notReleased"
  /** Banks usually lend buyers abroad less than the Central Bank allows. */
  | "banksLendLessAbroad"
  /** The rate is the buyer's assumption and stays the same over the whole term. */
  | "rateAssumed"
  /** Fees are never inside the loan. */
  | "feesInCash"
  /** Interest runs from each drawing; the equal instalments begin a month after the keys. */
  | "instalmentsAfterKeys"
  /** The debt burden counts this loan alone: other debts leave less. */
  | "otherDebtsNotCounted"
  /** Planned milestones move with the handover. */
  | "milestonesMoveWithHandover";

export function notesOf(
  terms: SaleTerms,
  { buyer, income, delay }: BuyerChoices,
  mortgage: Mortgage | null,
  { offPlan }: PurchaseDates,
): Note[] {
  const notes: [Note, boolean][] = [
    ["notReleased", !terms.released],
    ["banksLendLessAbroad", mortgage !== null && buyer === "abroad"],
    ["rateAssumed", mortgage !== null],
    ["feesInCash", mortgage !== null],
    ["instalmentsAfterKeys", mortgage !== null && offPlan],
    ["otherDebtsNotCounted", mortgage !== null && income !== null],
    ["milestonesMoveWithHandover", offPlan && delay > 0],
  ];
  return notes.filter(([, applies]) => applies).map(([note]) => note);
}
