import { largestLoan } from "./amortisation.ts";
import { shareOf } from "./amounts.ts";
import type { BuyerChoices } from "./choices.ts";
import type { InputName } from "./input-fields.ts";
import { type LoanRequest, type Market, requireRule } from "./market.ts";

export type Correction = {
  field: "loan" | "term";
  given: number;
  used: number;
  /** A rule of the market, or a `SharedLimit`. */
  rule: string;
  /** The choice that can change it. */
  input: InputName;
};

/** `priceDueByKeys`: a loan pays only what is due after the booking and up to the keys. `bankShare`: the buyer
 * assumes that a bank lends no more. */
export type SharedLimit = "priceDueByKeys" | "bankShare";

export type GrantedLoan = {
  loan: number;
  term: number;
  /** The rule for the share of the price, whether or not the loan reaches it. */
  limit: string;
  /** The largest share of the price, by that rule and by what the buyer assumes of banks. */
  largestShare: number;
  corrections: Correction[];
};

type Limit = Omit<Correction, "field" | "given">;

/** The wished loan, lowered by one limit after the other. */
export function grantLoan(market: Market, request: LoanRequest, payable: number): GrantedLoan {
  const { price, choices } = request;
  const limit = market.loan.share(request);
  const legalShare = requireRule(market, limit).value;
  const bankShare = market.loan.bankShare?.(choices.buyer) ? choices.bankShare : 1;
  const largestShare = Math.min(legalShare, bankShare);
  const granted = { term: choices.term, limit, largestShare };
  if (choices.pay === "cash") return { ...granted, loan: 0, corrections: [] };
  const corrections: Correction[] = [];
  const lowered = (field: Correction["field"], wished: number, limits: Limit[]): number =>
    limits.reduce((given, one) => {
      if (given <= one.used) return given;
      corrections.push({ field, given, ...one });
      return one.used;
    }, wished);
  const { deposit } = choices;
  const term = lowered("term", choices.term, termLimits(market, request));
  const wished = deposit === null ? shareOf(price, largestShare) : price - shareOf(price, deposit);
  const loan = lowered("loan", wished, [
    // A buyer who is too old gets no loan, whatever the other limits are.
    ...ageLimits(market, request, (years) => (years < 1 ? 0 : Infinity)),
    { used: shareOf(price, legalShare), rule: limit, input: "deposit" },
    {
      used: shareOf(price, bankShare),
      rule: "bankShare" satisfies SharedLimit,
      input: "bankShare",
    },
    { used: payable, rule: "priceDueByKeys" satisfies SharedLimit, input: "deposit" },
    ...incomeLimits(market, choices, term),
  ]);
  return { ...granted, loan, term, corrections };
}

function termLimits(market: Market, request: LoanRequest): Limit[] {
  const { longestTerm } = market.loan;
  return [
    { used: requireRule(market, longestTerm).value, rule: longestTerm, input: "term" },
    ...ageLimits(market, request, (years) => (years < 1 ? Infinity : years)),
  ];
}

/** From the year of the keys to that of the largest age; only the year of birth is known, so the buyer is of
 * that age at the latest when it ends. */
function ageLimits(
  market: Market,
  { keys, choices: { buyer, born } }: LoanRequest,
  limitOf: (years: number) => number,
): Limit[] {
  const rule = market.loan.oldest?.(buyer);
  if (!rule || born === null) return [];
  const years = born + requireRule(market, rule).value - Number(keys.slice(0, 4));
  return [{ used: limitOf(years), rule, input: "born" }];
}

function incomeLimits(
  market: Market,
  { buyer, income, rate }: BuyerChoices,
  term: number,
): Limit[] {
  const { debtBurden, yearsOfIncome } = market.loan;
  if (income === null) return [];
  const payment = Math.floor(income * requireRule(market, debtBurden).value);
  const multiple = yearsOfIncome?.(buyer);
  const limits: Limit[] = [
    { used: largestLoan(payment, rate, 12 * term), rule: debtBurden, input: "income" },
  ];
  if (!multiple) return limits;
  const used = 12 * income * requireRule(market, multiple).value;
  return [...limits, { used, rule: multiple, input: "income" }];
}

/** The limits that cannot be checked because the buyer did not say enough. */
export function uncheckedLimits({ loan }: Market, { buyer, income, born }: BuyerChoices): string[] {
  const unknown = [
    ...(income === null ? [loan.debtBurden, loan.yearsOfIncome?.(buyer)] : []),
    ...(born === null ? [loan.oldest?.(buyer)] : []),
  ];
  return unknown.filter((rule) => rule !== undefined);
}
