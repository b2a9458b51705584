import { largestLoan } from "./amortisation.ts";
import type { BuyerChoices } from "./choices.ts";
import { shareOf } from "./fils.ts";
import { type RuleKey, RULES } from "./rules.ts";

/** A wish that a rule does not allow. Loans are in fils, terms in years. */
export type Correction = {
  field: "loan" | "term";
  given: number;
  used: number;
  /** `priceDueByKeys`: the loan pays what is due after the booking and up to the keys. */
  rule: RuleKey | "priceDueByKeys";
};

export type GrantedLoan = {
  loan: number;
  term: number;
  /** The rule for the share of the price, whether or not the loan reaches it. */
  limit: LoanLimit;
  corrections: Correction[];
};

export type LoanLimit =
  | "loanOffPlan"
  | "loanFirstExpatriate"
  | "loanFirstExpatriateAbove"
  | "loanFirstNational"
  | "loanFirstNationalAbove"
  | "loanFurtherExpatriate"
  | "loanFurtherNational";

/** The Central Bank's regulations know nationals and expatriates: buyers abroad count as expatriates. */
export function loanLimit(
  price: number,
  offPlan: boolean,
  { buyer, use }: Pick<BuyerChoices, "buyer" | "use">,
): LoanLimit {
  if (offPlan) return "loanOffPlan";
  const group = buyer === "national" ? "National" : "Expatriate";
  if (use === "further") return `loanFurther${group}`;
  return price > RULES.loanFirstBand.value ? `loanFirst${group}Above` : `loanFirst${group}`;
}

/** The wished loan, lowered by one limit after the other. */
export function grantLoan(
  price: number,
  offPlan: boolean,
  payable: number,
  choices: BuyerChoices,
): GrantedLoan {
  const limit = loanLimit(price, offPlan, choices);
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
    used: RULES.longestTerm.value,
    rule: "longestTerm",
  });
  const limits: [number, Correction["rule"]][] = [
    [shareOf(price, RULES[limit].value), limit],
    [payable, "priceDueByKeys"],
    [affordableLoan(choices, term), "debtBurden"],
  ];
  let loan = wishedLoan(price, limit, choices);
  for (const [used, rule] of limits) loan = lower({ field: "loan", given: loan, used, rule });
  return { loan, term, limit, corrections };
}

function wishedLoan(price: number, limit: LoanLimit, { deposit }: BuyerChoices): number {
  return deposit === null ? shareOf(price, RULES[limit].value) : price - shareOf(price, deposit);
}

function affordableLoan({ income, rate }: BuyerChoices, term: number): number {
  if (income === null) return Infinity;
  return largestLoan(Math.floor(income * RULES.debtBurden.value), rate, 12 * term);
}
