import type { BuyerChoices } from "./choices.ts";
import { sum } from "./amounts.ts";
import { internalRate } from "./internal-rate.ts";
import { indicative, inOrder, type Line } from "./line.ts";
import { payableByLoan, payFromLoan } from "./loan-drawings.ts";
import { type Correction, grantLoan, uncheckedLimits } from "./loan-limits.ts";
import type { Market } from "./market.ts";
import { type Mortgage, mortgageOf } from "./mortgage.ts";
import { notesOf } from "./notes.ts";
import {
  rentLines,
  saleLines,
  serviceChargeLines,
  serviceChargeOf,
  yearlyRent,
} from "./ownership.ts";
import { pricePayments } from "./price-payments.ts";
import { type PurchaseDates, purchaseDates } from "./purchase-dates.ts";
import type { SaleTerms } from "./sale-terms.ts";
import type { PricedHome } from "./terms.ts";
import { type Totals, totalsOf } from "./totals.ts";
import { type Yields, yieldsOf } from "./yields.ts";

export type PurchasePlan = {
  market: Market;
  price: number;
  dates: PurchaseDates;
  lines: Line[];
  totals: Totals;
  mortgage: Mortgage | null;
  /** The rule for the largest share that a bank may lend this buyer. */
  loanLimit: string;
  /** The largest share of the price that this buyer may expect as a loan. */
  largestShare: number;
  corrections: Correction[];
  /** The limits of the loan that cannot be checked, because the buyer did not say enough. */
  unchecked: string[];
  serviceCharge: number;
  /** What homes of this type are let for in a year. */
  usualRent: number;
  yields: Yields;
  /** Per year; null if the home is not sold or no rate exists. */
  internalRate: number | null;
  notes: string[];
};

/** Every payment and receipt of one buyer for one home. */
export function makePurchasePlan(
  home: PricedHome,
  terms: SaleTerms,
  choices: BuyerChoices,
): PurchasePlan {
  const { priceInMinorUnits: price } = home;
  const { market } = terms;
  const dates = purchaseDates(terms, choices);
  const { keys, offPlan } = dates;
  const parts = pricePayments(price, terms.payment, dates);
  const payable = sum(payableByLoan(parts).map(({ amount }) => amount));
  const granted = grantLoan(market, { price, offPlan, keys, choices }, payable);
  const payments = payFromLoan(parts, granted.loan);
  const { mortgage, lines: bankLines } = mortgageOf(granted, price, choices.rate, payments, dates);
  const serviceCharge = serviceChargeOf(home, terms, choices);
  const rent = yearlyRent(choices);
  const fees = market.fees({ price, dates, choices, mortgage });
  const dated = inOrder([
    ...payments,
    ...fees,
    ...bankLines,
    ...serviceChargeLines(serviceCharge, dates, choices),
    ...rentLines(rent, dates),
    ...saleLines(price, dates, choices),
  ]);
  const lines = terms.release === null ? dated : dated.map(indicative);
  const totals = totalsOf(lines, fees, keys);
  return {
    market,
    price,
    dates,
    lines,
    totals,
    mortgage,
    loanLimit: granted.limit,
    largestShare: granted.largestShare,
    corrections: granted.corrections,
    unchecked: mortgage ? uncheckedLimits(market, choices) : [],
    serviceCharge: serviceCharge.yearly,
    usualRent: home.usualRentInMinorUnits,
    yields: yieldsOf(price, totals.fees, choices.rent, rent - serviceCharge.yearly),
    internalRate: dates.sale === null ? null : internalRate(lines),
    notes: notesOf(terms, choices, mortgage, dates),
  };
}
