import * as fc from "fast-check";
import { sum } from "./amounts.ts";
import { type PurchasePlan, makePurchasePlan } from "./purchase-plan.ts";
import { anyChoices, anyHome, anyTerms, manyBuyers } from "./test-purchase.ts";

export const cases = fc
  .sample(fc.tuple(anyHome, anyTerms, anyChoices, fc.nat(24)), manyBuyers)
  .map(([home, terms, choices, number]) => ({
    home,
    terms,
    choices,
    number,
    purchasePlan: makePurchasePlan(home, terms, choices),
  }));

export type Case = (typeof cases)[number];

/** The purchases for which a claim is false, as few as can be read. */
export function exceptions(isTrue: (purchase: Case) => boolean) {
  return cases.filter((purchase) => !isTrue(purchase)).slice(0, 1);
}

export function total({ lines }: PurchasePlan, ...kinds: string[]): number {
  return sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
}
