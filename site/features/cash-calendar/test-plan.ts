import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { defaultChoices, withAssumedReturn } from "#domain/purchase/default-choices.ts";
import { purchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { market } from "./markets/dubai.ts";
import { home, terms } from "./test-calendar.ts";

export const booking = "2026-11-16";

export function plan(choices: Partial<BuyerChoices> = {}, { released = true } = {}) {
  return purchasePlan(pricedHome(home), saleTerms({ ...terms, released }, market), {
    ...defaultChoices(market, booking),
    ...choices,
  });
}

export function comparedPlan(choices: Partial<BuyerChoices> = {}) {
  const chosen = { ...defaultChoices(market, booking), ...choices };
  const own = plan(chosen);
  return { plan: own, assumed: plan(withAssumedReturn(chosen, own.price, market)) };
}
