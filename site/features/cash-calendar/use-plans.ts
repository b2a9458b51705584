import { useMemo } from "react";
import { company } from "#catalog/company.ts";
import { assumedRent } from "#domain/purchase/choices.ts";
import { inputText } from "#domain/purchase/inputs.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import type { CashCalendarProps } from "./cash-calendar.tsx";
import { inputNote, limitNote } from "./correction-texts.ts";
import type { Handover } from "./figures-table.tsx";
import { handoverText } from "./input-display.ts";
import type { Purchase } from "./purchase-context.ts";
import type { useBuyerChoices } from "./use-buyer-choices.ts";

const COMPARED_DELAYS = [0, 12];

/** The purchase as chosen, and the same with handover on time and 12 months late. */
export function usePlans(
  development: CashCalendarProps["development"],
  stated: CashCalendarProps["home"],
  { choices, corrections, change, query }: ReturnType<typeof useBuyerChoices>,
): { purchase: Purchase; handovers: Handover[] } {
  const { plan, handovers } = useMemo(() => {
    const home = pricedHome(stated);
    const terms = saleTerms(development);
    const planWith = (delay: number) => purchasePlan(home, terms, { ...choices, delay });
    const plan = planWith(choices.delay);
    // A ready home is handed over at its transfer, whatever was promised.
    const delays = plan.dates.offPlan ? [...COMPARED_DELAYS, choices.delay] : [0];
    const handovers = [...new Set(delays)]
      .toSorted((one, other) => one - other)
      .map((delay) => ({ label: handoverText(delay), plan: planWith(delay) }));
    return { plan, handovers };
  }, [development, stated, choices]);

  const fileName = `${development.key}-${stated.number}`;
  const purchase: Purchase = {
    development: development.title,
    home: stated.number,
    fileName,
    link: new URL(`/homes/${development.key}?${query}`, company.siteUrl).href,
    choices,
    plan,
    assumedRent: assumedRent(plan.price),
    notes: [...corrections.map(inputNote), ...plan.corrections.map(limitNote)],
    textOf: (name) => inputText(name, choices),
    change,
  };
  return { purchase, handovers };
}
