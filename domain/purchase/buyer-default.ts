import { shareOf, sum } from "./amounts.ts";
import { requireRule } from "./market.ts";
import { builtOn } from "./progress.ts";
import type { PurchasePlan } from "./purchase-plan.ts";

/** What the law lets a developer keep when a buyer stops paying. */
type BuyerDefault = {
  /** Percent. */
  built: number;
  /** The paid part of the price, with the bank's share. */
  paid: number;
  /** Null where the law asks for more than how much is built. */
  limit: Limit | null;
};

type Limit = {
  rule: string;
  mayKeep: number;
  /** Paid beyond the limit, so it goes back to the buyer. */
  refund: number;
};

/** Null without such a law, and once the home is ready: the law is about homes under construction. */
export function buyerDefaultOn(
  { market, price, lines, dates }: Pick<PurchasePlan, "market" | "price" | "lines" | "dates">,
  date: string,
): BuyerDefault | null {
  const { keys, offPlan, progress } = dates;
  if (!market.buyerDefault || !offPlan || date >= keys) return null;
  const built = builtOn(progress, date);
  const hasBegun = date >= (progress[0]?.on ?? date);
  const rule = market.buyerDefault.limitAt(built, hasBegun);
  const paid = sum(
    lines
      .filter((line) => line.payee === "developer" && line.date <= date)
      .map(({ amount }) => amount),
  );
  if (rule === null) return { built, paid, limit: null };
  const mayKeep = shareOf(price, requireRule(market, rule).value);
  return { built, paid, limit: { rule, mayKeep, refund: Math.max(0, paid - mayKeep) } };
}
