import type { AreaUnit } from "#domain/homes/area-unit.ts";
import type { AmountInput, BuyerChoices } from "./choices.ts";
import type { Line } from "./line.ts";
import type { PurchaseDates } from "./purchase-dates.ts";

/** What the law, the registry and the banks of one place ask of a buyer. Each market is a folder in `markets`. */
export type Market<RuleKey extends string = string> = {
  /** By ISO 4217. */
  currency: string;
  /** The unit that prices and charges are stated for, and that pages show first. */
  areaUnit: AreaUnit;
  /** Whether a home may be sold only while the escrow account of its development is open. */
  needsEscrow: boolean;
  /** The dates of sources, as exact as they are known: a day, a month or a year. */
  sources: Readonly<Record<string, string | null>>;
  rules: Readonly<Record<RuleKey, Rule>>;
  /** The groups of buyers that the rules tell apart; the first one is assumed. */
  buyers: readonly [string, ...string[]];
  /** What is assumed until the buyer gives another figure. `rent` is a share of the price, a year. */
  assumed: Pick<BuyerChoices, "rate" | "rent" | "vacancy" | "exit" | "valuation" | "trustee">;
  /** The largest amounts that a form takes, in whole units of the currency. */
  largest: Readonly<Record<AmountInput, number>>;
  /** Whether a loan depends on the use of the home. */
  asksUse: (offPlan: boolean) => boolean;
  /** The rule for the usual fee of the registration office, where the buyer may know another. */
  openFee: (offPlan: boolean) => RuleKey | null;
  loan: {
    /** The rule for the largest share of the price that a bank may lend. */
    share: (request: LoanRequest) => RuleKey;
    /** Years. */
    longestTerm: RuleKey;
    /** Of a month's income: the largest monthly payment. */
    debtBurden: RuleKey;
    /** The rule that keeps fees out of a loan, where there is one. */
    feesInCash?: RuleKey;
  };
  /** All that is paid once besides the price. */
  fees: (purchase: FeeBasis) => Line[];
  /** What a developer may keep when the buyer of an unfinished home stops paying, where the law says so. */
  buyerDefault?: {
    notice: RuleKey;
    /** Shares of the price, the least built first. */
    limits: readonly RuleKey[];
    /** By percent built. */
    limitAt: (built: number) => RuleKey;
  };
  /** The keys of texts that only readers of this market need. */
  notes: (choices: BuyerChoices, hasLoan: boolean) => string[];
};

/** A figure of the law or of custom. Amounts are in minor units, shares are decimals. */
export type Rule<SourceKey extends string = string> = {
  value: number;
  unit: "share" | "amount" | "years" | "days";
  source: SourceKey;
  /** Sources disagree: the buyer sees the figure as an assumption, not as law. */
  weak?: true;
  /** The first day of the rule, where it is newer than its source's other rules. */
  since?: string;
};

export type LoanRequest = { price: number; offPlan: boolean; choices: BuyerChoices };

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
