import { MINOR_UNITS } from "./amounts.ts";
import type { Market } from "./market.ts";
import type { Construction, PaymentPlan, PricedHome } from "./terms.ts";

export type SaleTerms = {
  market: Market;
  payment: PaymentPlan;
  construction: Construction;
  /** Per unit of area and year. */
  serviceCharge: number;
  /** The expected day of the release while nothing is for sale and prices are indicative, else null. */
  release: string | null;
};

/** As content states them: the service charge is in whole units of the currency. */
export type StatedTerms = Omit<SaleTerms, "market" | "release"> & {
  rents: StatedRents;
  released: boolean;
  /** Needed until the release. */
  release?: string | null;
};

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
  const { payment, construction, serviceCharge } = stated;
  const release = releaseOf(stated);
  return { market, payment, construction, release, serviceCharge: inMinorUnits(serviceCharge) };
}

/** Null once homes are for sale. */
export function releaseOf({
  released,
  release,
}: Pick<StatedTerms, "released" | "release">): string | null {
  if (released) return null;
  if (!release) throw new Error("A development that is not released has no expected release");
  return release;
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
