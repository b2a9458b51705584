import { type BuyerChoices, defaultChoices } from "#domain/purchase/choices.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { development, home } from "./test-calendar.ts";

export const booking = "2026-11-16";

export function plan(choices: Partial<BuyerChoices> = {}) {
  return purchasePlan(pricedHome(home), saleTerms(development), {
    ...defaultChoices(booking),
    ...choices,
  });
}
