import { MINOR_UNITS } from "./amounts.ts";
import type { Market } from "./market.ts";
import type { Construction, PaymentPlan, PricedHome } from "./terms.ts";

export type SaleTerms = {
  market: Market;
  payment: PaymentPlan;
  construction: Construction;
  /** Per unit of area and year. */
  serviceCharge: number;
  /** False before the sale starts: prices are indicative. */
  released: boolean;
};

/** As content states them: the service charge is in whole units of the currency. */
export type StatedTerms = Omit<SaleTerms, "market">;

export type StatedHome = Omit<PricedHome, "priceInMinorUnits"> & {
  /** In whole units of the currency. */
  price: number;
};

export function saleTerms(stated: StatedTerms, market: Market): SaleTerms {
  const { payment, construction, released, serviceCharge } = stated;
  return { market, payment, construction, released, serviceCharge: inMinorUnits(serviceCharge) };
}

export function pricedHome({ price, insideArea, balconyArea }: StatedHome): PricedHome {
  return { priceInMinorUnits: inMinorUnits(price), insideArea, balconyArea };
}

/** Content has at most two decimals; multiplying one may miss the whole number by a little. */
function inMinorUnits(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}
