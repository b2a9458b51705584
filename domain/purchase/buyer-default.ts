import { shareOf, sum } from "./amounts.ts";
import { requireRule } from "./market.ts";
import { builtOn } from "./progress.ts";
import type { PurchasePlan } from "./purchase-plan.ts";

/** What the law lets a developer keep when the buyer stops paying. */
type BuyerDefault = {
  rule: string;
  /** Percent. */
  built: number;
  /** Of the price, by that day, the bank's part included. */
  paid: number;
  /** The law's limit. */
  mayKeep: number;
  /** Paid beyond the limit: comes back to the buyer. */
  refund: number;
};

/** Null without such a law, from the day of the keys on and for a ready home: it is about homes under construction. */
export function buyerDefaultOn(
  { market, price, lines, dates }: Pick<PurchasePlan, "market" | "price" | "lines" | "dates">,
  date: string,
): BuyerDefault | null {
  const { keys, offPlan, progress } = dates;
  if (!market.buyerDefault || !offPlan || date >= keys) return null;
  const built = builtOn(progress, date);
  const rule = market.buyerDefault.limitAt(built);
  const mayKeep = shareOf(price, requireRule(market, rule).value);
  const paid = sum(
    lines
      .filter((line) => line.payee === "developer" && line.date <= date)
      .map(({ amount }) => amount),
  );
  return { rule, built, paid, mayKeep, refund: Math.max(0, paid - mayKeep) };
}
