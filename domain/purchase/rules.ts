/**
 * Every figure of the law and the market that a purchase in Dubai depends on, with its source and date.
 * Amounts are in fils, shares are decimals. `weak` marks a figure on which sources disagree: the buyer
 * sees it as an assumption, not as law.
 */

type Source = {
  text: string;
  /** As exact as it is known: a day, a month or a year. */
  date: string | null;
};

export const SOURCES = {
  centralBank: {
    text: "Central Bank of the UAE, Regulations regarding Mortgage Loans, Resolution 31/2/2020, rulebook.centralbank.ae",
    date: "2020-04-08",
  },
  feesInCash: { text: "The National", date: "2025-01-25" },
  landDepartment: {
    text: "Dubai Land Department, sale registration, dubailand.gov.ae",
    date: null,
  },
  offPlanMarket: { text: "Market sources", date: "2025" },
  mortgageFinder: { text: "mortgagefinder.ae", date: "2025-08" },
  defaultLaw: { text: "Dubai Law 19 of 2017, amended by Law 19 of 2020", date: "2020" },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof SOURCES;

type Rule = {
  value: number;
  unit: string;
  source: SourceKey;
  weak?: true;
  /** The first day of the rule, where it is newer than its source's other rules. */
  since?: string;
};

export const RULES = {
  loanFirstExpatriate: { value: 0.8, unit: "share", source: "centralBank" },
  loanFirstExpatriateAbove: { value: 0.7, unit: "share", source: "centralBank" },
  loanFirstNational: { value: 0.85, unit: "share", source: "centralBank" },
  loanFirstNationalAbove: { value: 0.75, unit: "share", source: "centralBank" },
  /** The price up to which the higher share of a first home is lent. */
  loanFirstBand: { value: 500_000_000, unit: "fils", source: "centralBank" },
  loanFurtherExpatriate: { value: 0.6, unit: "share", source: "centralBank" },
  loanFurtherNational: { value: 0.65, unit: "share", source: "centralBank" },
  loanOffPlan: { value: 0.5, unit: "share", source: "centralBank" },
  longestTerm: { value: 25, unit: "years", source: "centralBank" },
  debtBurden: { value: 0.5, unit: "share", source: "centralBank" },
  /** The share of the fees that a loan may contain. */
  feesInLoan: { value: 0, unit: "share", source: "feesInCash", since: "2025-02-01" },
  saleRegistration: { value: 0.04, unit: "share", source: "landDepartment" },
  titleDeed: { value: 25_000, unit: "fils", source: "landDepartment" },
  knowledgeFee: { value: 1_000, unit: "fils", source: "landDepartment" },
  innovationFee: { value: 1_000, unit: "fils", source: "landDepartment" },
  trustee: { value: 400_000, unit: "fils", source: "landDepartment" },
  trusteeBelow: { value: 200_000, unit: "fils", source: "landDepartment" },
  /** The price from which the trustee's full fee is due. */
  trusteeBand: { value: 50_000_000, unit: "fils", source: "landDepartment" },
  vat: { value: 0.05, unit: "share", source: "landDepartment" },
  offPlanRegistration: { value: 0.04, unit: "share", source: "offPlanMarket" },
  offPlanTrustee: { value: 500_000, unit: "fils", source: "offPlanMarket", weak: true },
  mortgageRegistration: { value: 0.0025, unit: "share", source: "mortgageFinder" },
  mortgageRegistrationFixed: { value: 29_000, unit: "fils", source: "mortgageFinder" },
  /** Of the building: the limits of what a developer may keep change here. */
  defaultUpperBand: { value: 0.8, unit: "share", source: "defaultLaw", weak: true },
  defaultLowerBand: { value: 0.6, unit: "share", source: "defaultLaw", weak: true },
  defaultOver80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  default60To80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  defaultUnder60: { value: 0.25, unit: "share", source: "defaultLaw", weak: true },
  defaultNotice: { value: 30, unit: "days", source: "defaultLaw", weak: true },
} as const satisfies Record<string, Rule>;

export type RuleKey = keyof typeof RULES;
