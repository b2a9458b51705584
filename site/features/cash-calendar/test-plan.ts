import { type BuyerChoices, defaultChoices, withAssumedReturn } from "#domain/purchase/choices.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { development, home } from "./test-calendar.ts";

export const booking = "2026-11-16";

export function plan(choices: Partial<BuyerChoices> = {}, { released = true } = {}) {
  return purchasePlan(pricedHome(home), saleTerms({ ...development, released }), {
    ...defaultChoices(booking),
    ...choices,
  });
}

export function comparedPlan(choices: Partial<BuyerChoices> = {}) {
  const chosen = { ...defaultChoices(booking), ...choices };
  const own = plan(chosen);
  return { plan: own, assumed: plan(withAssumedReturn(chosen, own.price)) };
}
