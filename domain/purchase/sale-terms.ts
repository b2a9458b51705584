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
export type StatedTerms = Omit<SaleTerms, "market"> & { rents: StatedRents };

/** What homes are let for, in whole units of the currency. */
export type StatedRents = {
  /** By home type. */
  yearly: Readonly<Record<string, number>>;
  source: string;
  asOf: string;
};

export type StatedHome = Pick<PricedHome, "insideArea" | "balconyArea"> & {
  type: string;
  /** In whole units of the currency. */
  price: number;
};

export function saleTerms(stated: StatedTerms, market: Market): SaleTerms {
  const { payment, construction, released, serviceCharge } = stated;
  return { market, payment, construction, released, serviceCharge: inMinorUnits(serviceCharge) };
}

export function pricedHome(
  { type, price, insideArea, balconyArea }: StatedHome,
  { yearly }: Pick<StatedRents, "yearly">,
): PricedHome {
  const rent = yearly[type];
  if (rent === undefined) throw new Error(`There is no rent for the home type "${type}"`);
  return {
    priceInMinorUnits: inMinorUnits(price),
    insideArea,
    balconyArea,
    usualRentInMinorUnits: inMinorUnits(rent),
  };
}

/** Content has at most two decimals; multiplying one may miss the whole number by a little. */
function inMinorUnits(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}
