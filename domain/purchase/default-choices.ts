import type { BuyerChoices } from "./choices.ts";
import { type Market, requireRule } from "./market.ts";
import type { PricedHome } from "./terms.ts";

/** The caller gives the day of the booking. */
export function defaultChoices(market: Market, booking: string): BuyerChoices {
  return {
    buyer: market.buyers[0],
    use: "first",
    pay: "cash",
    deposit: null,
    term: requireRule(market, market.loan.longestTerm).value,
    income: null,
    born: null,
    booking,
    agent: 0,
    growth: 0,
    years: null,
    delay: 0,
    service: null,
    rent: 0,
    ...market.assumed,
  };
}

export const ASSUMED_YEARS = 5;

/** A buyer who lets and then sells the home; what the buyer did not say is assumed. */
export function withAssumedReturn(
  choices: BuyerChoices,
  { usualRentInMinorUnits }: PricedHome,
): BuyerChoices {
  const { rent, years } = choices;
  return { ...choices, rent: rent || usualRentInMinorUnits, years: years ?? ASSUMED_YEARS };
}
