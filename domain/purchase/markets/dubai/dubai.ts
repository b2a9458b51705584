import type { LoanRequest, Market } from "#domain/purchase/market.ts";
import { fees } from "./fees.ts";
import { closedDay } from "./closed-days.ts";
import {
  type FigureKey,
  FIGURES,
  type RuleKey,
  RULES,
  SOURCES,
  type StatementKey,
  STATEMENTS,
} from "./rules.ts";

const BUYERS = ["resident", "national", "abroad"] as const;

export type DubaiBuyer = (typeof BUYERS)[number];

export const dubai: Market<RuleKey | FigureKey> = {
  currency: "AED",
  areaUnit: "sq ft",
  needsEscrow: true,
  needsProjectNumber: true,
  needsPermit: true,
  sources: SOURCES,
  rules: { ...RULES, ...FIGURES },
  statements: STATEMENTS,
  buyers: BUYERS,
  // Only the trustee's fee and the loan abroad have a source.
  assumed: {
    rate: 0.045,
    bankShare: RULES.loanAbroad.value,
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
    yearsOfIncome: (buyer) => `income${groupOf(buyer)}`,
    oldest: (buyer) => `age${groupOf(buyer)}`,
    bankShare: (buyer) => (buyer === "abroad" ? "loanAbroad" : null),
  },
  fees,
  buyerDefault: {
    notice: "defaultNotice",
    limits: ["defaultNotBegun", "defaultUnder60", "default60To80", "defaultOver80"],
    limitAt: defaultLimit,
  },
  closedDay,
  notes: (_choices, hasLoan, offPlan): (RuleKey | StatementKey)[] => [
    "vatOnFirstSale",
    ...(offPlan ? (["interimRegister"] as const) : []),
    ...(hasLoan ? (["feesInLoan"] as const) : []),
    "cashReported",
    "closedDays",
  ],
};

/** The Central Bank knows nationals and expatriates; buyers abroad count as expatriates. */
function groupOf(buyer: string) {
  return buyer === "national" ? "National" : "Expatriate";
}

function loanShare({ price, offPlan, choices: { buyer, use } }: LoanRequest): RuleKey {
  if (offPlan) return "loanOffPlan";
  const group = groupOf(buyer);
  if (use === "further") return `loanFurther${group}`;
  return price > FIGURES.loanFirstBand.value ? `loanFirst${group}Above` : `loanFirst${group}`;
}

/** Before work begins the law asks for the reason why it has not (`defaultNotBegun`). */
function defaultLimit(built: number, hasBegun: boolean): RuleKey | null {
  if (!hasBegun) return null;
  if (built > 100 * FIGURES.defaultUpperBand.value) return "defaultOver80";
  return built < 100 * FIGURES.defaultLowerBand.value ? "defaultUnder60" : "default60To80";
}
