import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { defaultChoices, withAssumedReturn } from "#domain/purchase/default-choices.ts";
import { hasPrice, type ListedHome } from "#domain/homes/listed-home.ts";
import { later } from "#domain/purchase/dates.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { serviceChargeOf } from "#domain/purchase/ownership.ts";
import { pricedHome, releaseOf, saleTerms } from "#domain/purchase/sale-terms.ts";
import type { HomeDetails } from "#site/views/home-details.ts";

type PurchaseFigures = {
  /** In whole units of the currency, with all fees until the day before the keys. */
  beforeKeys: number;
  /** Shares of the price. */
  gross: number | null;
  net: number | null;
};

/** For a buyer who pays in cash by the payment plan, books today or at the release, and lets the home at
 * the usual rent of its type. Null for a home without a price. */
export function purchaseFigures(
  home: ListedHome,
  details: HomeDetails,
  today: string,
): PurchaseFigures | null {
  if (!hasPrice(home)) return null;
  const market = markets[details.market];
  const priced = pricedHome(home, details.rents);
  const choices = defaultChoices(market, later(today, releaseOf(details) ?? today));
  const terms = saleTerms(details, market);
  const { totals } = makePurchasePlan(priced, terms, choices);
  const { yields } = makePurchasePlan(priced, terms, withAssumedReturn(choices, priced));
  return { beforeKeys: totals.beforeKeys / MINOR_UNITS, ...yields };
}

/** In whole units of the currency; also for a home without a price. */
export function yearlyServiceCharge(home: ListedHome, details: HomeDetails): number {
  const terms = saleTerms(details, markets[details.market]);
  return serviceChargeOf(home, terms, { service: null }).yearly / MINOR_UNITS;
}
