import { MINOR_UNITS } from "./amounts.ts";
import type { BuyerChoices } from "./choices.ts";
import { type Market, requireRule } from "./market.ts";

/** The caller gives the day of the booking. */
export function defaultChoices(market: Market, booking: string): BuyerChoices {
  return {
    buyer: market.buyers[0],
    use: "first",
    pay: "cash",
    deposit: null,
    term: requireRule(market, market.loan.longestTerm).value,
    income: null,
    booking,
    agent: 0,
    growth: 0,
    years: null,
    delay: 0,
    service: null,
    ...market.assumed,
    rent: 0,
  };
}

const THOUSAND = 1_000 * MINOR_UNITS;

/** Per year, in whole thousands. */
export function assumedRent({ assumed }: Market, price: number): number {
  return Math.round((price * assumed.rent) / THOUSAND) * THOUSAND;
}

export const ASSUMED_YEARS = 5;

/** A buyer who lets and then sells the home; what the buyer did not say is assumed. */
export function withAssumedReturn(
  choices: BuyerChoices,
  price: number,
  market: Market,
): BuyerChoices {
  const { rent, years } = choices;
  return { ...choices, rent: rent || assumedRent(market, price), years: years ?? ASSUMED_YEARS };
}
