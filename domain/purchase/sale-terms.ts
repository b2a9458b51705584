import { FILS } from "./fils.ts";
import type { Construction, PaymentPlan, PricedHome, SaleTerms } from "./terms.ts";

/** A development's terms as content states them: the service charge is in AED. */
export type StatedTerms = {
  payment: PaymentPlan;
  construction: Construction;
  /** Per square foot and year. */
  serviceCharge: number;
  released: boolean;
};

/** A home as lists state it. */
export type StatedHome = Omit<PricedHome, "priceFils"> & { /** In AED. */ price: number };

export function saleTerms({ serviceCharge, ...terms }: StatedTerms): SaleTerms {
  const { payment, construction, released } = terms;
  return { payment, construction, released, serviceCharge: toFils(serviceCharge) };
}

export function pricedHome({ price, insideArea, balconyArea }: StatedHome): PricedHome {
  return { priceFils: toFils(price), insideArea, balconyArea };
}

/** Content has at most two decimals; the product of a decimal may miss the whole number by a little. */
function toFils(dirhams: number): number {
  return Math.round(dirhams * FILS);
}
