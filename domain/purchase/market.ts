import type { AreaUnit } from "#domain/homes/area-unit.ts";
import type { AmountInput, BuyerChoices } from "./choices.ts";
import type { Line } from "./line.ts";
import type { PurchaseDates } from "./purchase-dates.ts";

/** What law, registry and banks of one place ask of a buyer. Each market is a folder in `markets`. */
export type Market<RuleKey extends string = string> = {
  /** An ISO 4217 code. */
  currency: string;
  /** The unit of prices and charges, shown first. */
  areaUnit: AreaUnit;
  /** Whether a home may be sold only while its development's escrow account is open. */
  needsEscrow: boolean;
  /** Whether a development is registered under a number that buyers can look up. */
  needsProjectNumber: boolean;
  /** Whether homes may be advertised only with a permit. */
  needsPermit: boolean;
  /** Dates of sources: a day, a month or a year, as known. */
  sources: Readonly<Record<string, string | null>>;
  rules: Readonly<Record<RuleKey, Rule>>;
  /** What the law says without a figure. */
  statements: Readonly<Record<string, Statement>>;
  /** The groups of buyers that the rules tell apart; the first is the default. */
  buyers: readonly [string, ...string[]];
  /** Defaults until the buyer gives a figure. */
  assumed: Pick<BuyerChoices, "rate" | "bankShare" | "vacancy" | "exit" | "valuation" | "openFee">;
  /** The largest amounts of a form, in whole units of the currency. */
  largest: Readonly<Record<AmountInput, number>>;
  /** Whether a loan depends on the use of the home. */
  asksUse: (offPlan: boolean) => boolean;
  /** The rule for a fee whose usual amount is a default, because the buyer may know another. */
  openFee: (offPlan: boolean) => RuleKey | null;
  loan: {
    /** The rule for the largest share of the price that a bank lends. */
    share: (request: LoanRequest) => RuleKey;
    /** Years. */
    longestTerm: RuleKey;
    /** The largest monthly payment as a share of a month's income. */
    debtBurden: RuleKey;
    /** The largest loan in years of income, if there is such a rule. */
    yearsOfIncome?: (buyer: string) => RuleKey;
    /** The largest age at the last instalment, if there is such a rule. */
    oldest?: (buyer: string) => RuleKey;
    /** The share that banks usually lend buyers to whom they lend less than the law allows. */
    bankShare?: (buyer: string) => RuleKey | null;
  };
  fees: (purchase: FeeBasis) => Line[];
  /** What a developer may keep when the buyer of an unfinished home stops paying, if the law says so. */
  buyerDefault?: {
    notice: RuleKey;
    /** Shares of the price, from the least built up. */
    limits: readonly RuleKey[];
    /** The percentage is rounded down, so work that has begun may be at 0. Null where the law asks for more than how
     * much is built. */
    limitAt: (built: number, hasBegun: boolean) => RuleKey | null;
  };
  /** The weekend or the holiday on which banks are closed. */
  closedDay?: (date: string) => string | null;
  /** What a buyer should know: the keys of rules and statements. */
  notes: (choices: BuyerChoices, hasLoan: boolean, offPlan: boolean) => string[];
};

export type Statement<SourceKey extends string = string> = {
  source: SourceKey;
  /** Sources disagree. */
  weak?: true;
};

/** A figure of the law or of custom; a weak one is shown as an assumption. Amounts are in minor units, shares are decimals. */
export type Rule<SourceKey extends string = string> = Statement<SourceKey> & {
  value: number;
  unit: "share" | "amount" | "years" | "days" | "times";
  /** The first day of the rule, if it is newer than its source. */
  since?: string;
};

export type LoanRequest = {
  price: number;
  offPlan: boolean;
  keys: string;
  choices: BuyerChoices;
};

export type FeeBasis = {
  price: number;
  dates: PurchaseDates;
  choices: BuyerChoices;
  mortgage: { loan: number; firstDrawing: string } | null;
};

export function requireRule({ rules }: Market, key: string): Rule {
  const rule = rules[key];
  if (!rule) throw new Error(`The market has no rule "${key}"`);
  return rule;
}
