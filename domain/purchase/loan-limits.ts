import { largestLoan } from "./amortisation.ts";
import { shareOf } from "./amounts.ts";
import type { BuyerChoices } from "./choices.ts";
import { type LoanRequest, type Market, requireRule } from "./market.ts";

export type Correction = {
  field: "loan" | "term";
  given: number;
  used: number;
  /** A rule of the market, or `priceDueByKeys`: a loan pays only what is due after the booking and up to the
   * keys. */
  rule: string;
};

export type GrantedLoan = {
  loan: number;
  term: number;
  /** The rule for the share of the price, whether or not the loan reaches it. */
  limit: string;
  corrections: Correction[];
};

/** The wished loan, lowered by one limit after the other. */
export function grantLoan(market: Market, request: LoanRequest, payable: number): GrantedLoan {
  const { price, choices } = request;
  const { longestTerm, debtBurden, share } = market.loan;
  const limit = share(request);
  if (choices.pay === "cash") return { loan: 0, term: choices.term, limit, corrections: [] };
  const corrections: Correction[] = [];
  const lower = ({ given, used, ...correction }: Correction): number => {
    if (given <= used) return given;
    corrections.push({ ...correction, given, used });
    return used;
  };
  const term = lower({
    field: "term",
    given: choices.term,
    used: requireRule(market, longestTerm).value,
    rule: longestTerm,
  });
  const largestShare = shareOf(price, requireRule(market, limit).value);
  const limits: [number, string][] = [
    [largestShare, limit],
    [payable, "priceDueByKeys"],
    [affordableLoan(choices, term, requireRule(market, debtBurden).value), debtBurden],
  ];
  const { deposit } = choices;
  let loan = deposit === null ? largestShare : price - shareOf(price, deposit);
  for (const [used, rule] of limits) loan = lower({ field: "loan", given: loan, used, rule });
  return { loan, term, limit, corrections };
}

function affordableLoan({ income, rate }: BuyerChoices, term: number, burden: number): number {
  if (income === null) return Infinity;
  return largestLoan(Math.floor(income * burden), rate, 12 * term);
}
