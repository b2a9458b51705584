import { shareOf, sum } from "./fils.ts";
import { builtOn } from "./progress.ts";
import type { PurchasePlan } from "./purchase-plan.ts";
import { RULES } from "./rules.ts";

/** What the law lets a developer keep when the buyer stops paying. */

/** The least built first. */
export const DEFAULT_RULES = ["defaultUnder60", "default60To80", "defaultOver80"] as const;

type DefaultRule = (typeof DEFAULT_RULES)[number];

function defaultRule(built: number): DefaultRule {
  if (built > 100 * RULES.defaultUpperBand.value) return "defaultOver80";
  return built < 100 * RULES.defaultLowerBand.value ? "defaultUnder60" : "default60To80";
}

/** At most this part of the price. */
export function developerMayKeep(price: number, built: number): number {
  return shareOf(price, RULES[defaultRule(built)].value);
}

type BuyerDefault = {
  rule: DefaultRule;
  /** Percent. */
  built: number;
  /** Of the price, by that day, the bank's part included. */
  paid: number;
  /** The law's limit. */
  mayKeep: number;
  /** Paid beyond the limit: comes back to the buyer. */
  refund: number;
};

/** Null from the day of the keys on, and for a ready home: the law is about homes under construction. */
export function buyerDefaultOn(
  { price, lines, dates }: Pick<PurchasePlan, "price" | "lines" | "dates">,
  date: string,
): BuyerDefault | null {
  const { keys, offPlan, progress } = dates;
  if (!offPlan || date >= keys) return null;
  const built = builtOn(progress, date);
  const mayKeep = developerMayKeep(price, built);
  const paid = sum(
    lines
      .filter((line) => line.payee === "developer" && line.date <= date)
      .map(({ amount }) => amount),
  );
  return {
    rule: defaultRule(built),
    built,
    paid,
    mayKeep,
    refund: Math.max(0, paid - mayKeep),
  };
}
