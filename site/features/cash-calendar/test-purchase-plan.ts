import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { defaultChoices, withAssumedReturn } from "#domain/purchase/default-choices.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { market } from "./markets/dubai.ts";
import { home, terms } from "./test-calendar.ts";

export const booking = "2026-11-16";

export function purchasePlan(choices: Partial<BuyerChoices> = {}, { released = true } = {}) {
  return makePurchasePlan(
    pricedHome(home, terms.rents),
    saleTerms({ ...terms, released }, market),
    {
      ...defaultChoices(market, booking),
      ...choices,
    },
  );
}

export function comparedPurchasePlan(choices: Partial<BuyerChoices> = {}) {
  const chosen = { ...defaultChoices(market, booking), ...choices };
  const assumed = withAssumedReturn(chosen, pricedHome(home, terms.rents));
  return { purchasePlan: purchasePlan(chosen), assumed: purchasePlan(assumed) };
}
