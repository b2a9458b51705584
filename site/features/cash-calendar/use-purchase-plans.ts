import { useMemo } from "react";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { withAssumedReturn } from "#domain/purchase/default-choices.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import {
  pricedHome,
  saleTerms,
  type StatedHome,
  type StatedTerms,
} from "#domain/purchase/sale-terms.ts";
import type { Handover } from "./figures-table.tsx";
import { handoverText } from "./input-display.ts";
import type { Purchase } from "./purchase-context.ts";
import type { ShownMarket } from "./shown-market.ts";

const COMPARED_DELAYS = [0, 12];

export type HomeForSale = {
  market: ShownMarket;
  development: { key: string; title: string };
  /** Amounts are in whole units of the currency. */
  terms: StatedTerms;
  /** Areas are in square feet. */
  home: { number: string } & StatedHome;
};

export type PurchasePlans = { purchase: Purchase; handovers: Handover[] };

/** The purchase as chosen, and the same with handover on time and 12 months late. */
export function usePurchasePlans(
  { market, development, terms: stated, home: statedHome }: HomeForSale,
  choices: BuyerChoices,
): PurchasePlans {
  return useMemo(() => {
    const { key, title } = development;
    const home = pricedHome(statedHome, stated.rents);
    const terms = saleTerms(stated, market);
    const delays = [...new Set([...COMPARED_DELAYS, choices.delay])];
    const purchasePlans = new Map(
      delays.map((delay) => [delay, makePurchasePlan(home, terms, { ...choices, delay })]),
    );
    const purchasePlan = purchasePlans.get(choices.delay)!;
    const handovers = [...purchasePlans]
      // A ready home is handed over at its transfer, whatever was promised.
      .filter(([delay]) => purchasePlan.dates.offPlan || delay === 0)
      .toSorted(([one], [other]) => one - other)
      .map(([delay, other]) => ({
        label: handoverText(delay),
        purchasePlan: other,
        assumed: makePurchasePlan(home, terms, {
          ...withAssumedReturn(choices, home),
          delay,
        }),
      }));
    const purchase = {
      market,
      developmentKey: key,
      development: title,
      home: statedHome.number,
      fileName: `${key}-${statedHome.number}`,
      choices,
      rents: stated.rents,
      purchasePlan,
      release: terms.release,
    };
    return { purchase, handovers };
  }, [market, development, stated, statedHome, choices]);
}
