import type { LoanRequest, Market } from "#domain/purchase/market.ts";
import { fees } from "./fees.ts";
import { type FigureKey, FIGURES, type RuleKey, RULES, SOURCES } from "./rules.ts";

const BUYERS = ["resident", "national", "abroad"] as const;

export type DubaiBuyer = (typeof BUYERS)[number];

/** Banks usually lend buyers abroad less than the Central Bank allows. */
export type DubaiNote = "banksLendLessAbroad";

export const dubai: Market<RuleKey | FigureKey> = {
  currency: "AED",
  areaUnit: "sq ft",
  needsEscrow: true,
  needsProjectNumber: true,
  needsPermit: true,
  sources: SOURCES,
  rules: { ...RULES, ...FIGURES },
  buyers: BUYERS,
  // Only the trustee's fee has a source.
  assumed: {
    rate: 0.045,
    vacancy: 4,
    exit: 0.02,
    valuation: 300_000,
    openFee: RULES.offPlanTrustee.value,
  },
  largest: {
    income: 10_000_000,
    rent: 50_000_000,
    service: 500,
    valuation: 100_000,
    openFee: 100_000,
  },
  // Off-plan the limit is the same for every home.
  asksUse: (offPlan) => !offPlan,
  // The trustee's fee for a ready home is fixed.
  openFee: (offPlan) => (offPlan ? "offPlanTrustee" : null),
  loan: {
    share: loanShare,
    longestTerm: "longestTerm",
    debtBurden: "debtBurden",
    feesInCash: "feesInLoan",
  },
  fees,
  buyerDefault: {
    notice: "defaultNotice",
    limits: ["defaultUnder60", "default60To80", "defaultOver80"],
    limitAt: defaultLimit,
  },
  notes: ({ buyer }, hasLoan): DubaiNote[] =>
    hasLoan && buyer === "abroad" ? ["banksLendLessAbroad"] : [],
};

/** The Central Bank knows nationals and expatriates; buyers abroad count as expatriates. */
function loanShare({ price, offPlan, choices: { buyer, use } }: LoanRequest): RuleKey {
  if (offPlan) return "loanOffPlan";
  const group = buyer === "national" ? "National" : "Expatriate";
  if (use === "further") return `loanFurther${group}`;
  return price > FIGURES.loanFirstBand.value ? `loanFirst${group}Above` : `loanFirst${group}`;
}

function defaultLimit(built: number): RuleKey {
  if (built > 100 * FIGURES.defaultUpperBand.value) return "defaultOver80";
  return built < 100 * FIGURES.defaultLowerBand.value ? "defaultUnder60" : "default60To80";
}
