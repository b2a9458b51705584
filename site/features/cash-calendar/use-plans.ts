import { useMemo } from "react";
import { company } from "#catalog/company.ts";
import { type BuyerChoices, withAssumedReturn } from "#domain/purchase/choices.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { homePath } from "#site/store/home-link.ts";
import type { CashCalendarProps } from "./cash-calendar.tsx";
import type { Handover } from "./figures-table.tsx";
import { handoverText } from "./input-display.ts";
import type { Purchase } from "./purchase-context.ts";

const COMPARED_DELAYS = [0, 12];

export type Plans = { purchase: Purchase; handovers: Handover[] };

/** The purchase as chosen, and the same with handover on time and 12 months late. */
export function usePlans(
  { development, home: stated }: CashCalendarProps,
  choices: BuyerChoices,
  query: string,
): Plans {
  // The objects may be new at every rendering, what is in them is not.
  const { key, title, payment, construction, serviceCharge, released } = development;
  const { number, price, insideArea, balconyArea } = stated;
  return useMemo(() => {
    const home = pricedHome({ price, insideArea, balconyArea });
    const terms = saleTerms({ payment, construction, serviceCharge, released });
    const delays = [...new Set([...COMPARED_DELAYS, choices.delay])];
    const plans = new Map(
      delays.map((delay) => [delay, purchasePlan(home, terms, { ...choices, delay })]),
    );
    const plan = plans.get(choices.delay)!;
    const handovers = [...plans]
      // A ready home is handed over at its transfer, whatever was promised.
      .filter(([delay]) => plan.dates.offPlan || delay === 0)
      .toSorted(([one], [other]) => one - other)
      .map(([delay, other]) => ({
        label: handoverText(delay),
        plan: other,
        assumed: purchasePlan(home, terms, { ...withAssumedReturn(choices, other.price), delay }),
      }));
    const purchase = {
      development: title,
      home: number,
      fileName: `${key}-${number}`,
      link: new URL(homePath(key, query), company.siteUrl).href,
      choices,
      plan,
    };
    return { purchase, handovers };
  }, [
    key,
    title,
    payment,
    construction,
    serviceCharge,
    released,
    number,
    price,
    insideArea,
    balconyArea,
    choices,
    query,
  ]);
}
