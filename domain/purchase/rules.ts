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

type Rule<Key> = {
  value: number;
  to?: number;
  unit: string;
  source: Key;
  weak?: true;
};

/** The figures that the calculation uses. */
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
  feesInLoan: { value: 0, unit: "share", source: "feesInCash" },
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
  defaultOver80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  default60To80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  defaultUnder60: { value: 0.25, unit: "share", source: "defaultLaw", weak: true },
  defaultNotice: { value: 30, unit: "days", source: "defaultLaw", weak: true },
} as const satisfies Record<string, Rule<SourceKey>>;

export type RuleKey = keyof typeof RULES;

export const FACT_SOURCES = {
  landDepartment: SOURCES.landDepartment,
  escrowLaw: { text: "Dubai Law 8 of 2007", date: "2007" },
  press: { text: "Press reports", date: "2024-2025" },
  serviceChargeMarket: { text: "Market sources; the official index is Mollak's", date: "2025" },
  taxAuthority: { text: "Federal Tax Authority", date: null },
  callRules: { text: "Cabinet Resolutions 56 and 57 of 2024", date: "2024" },
  measure: { text: "Definition", date: null },
  custom: { text: "Custom of Lahore's housing schemes", date: null },
  peg: { text: "The dirham's peg to the US dollar", date: null },
} as const satisfies Record<string, Source>;

/** Figures that the buyer reads and no calculation uses; `to` ends a range. */
export const FACTS = {
  saleRegistrationEach: { value: 0.02, unit: "share", source: "landDepartment" },
  escrowKept: { value: 0.05, unit: "share", source: "escrowLaw" },
  escrowKeptFor: { value: 1, unit: "years", source: "escrowLaw" },
  /** The price is known; how much of it must be paid is not. */
  goldenVisaPrice: { value: 200_000_000, unit: "fils", source: "press", weak: true },
  serviceDowntown: {
    value: 1_700,
    to: 4_000,
    unit: "fils",
    source: "serviceChargeMarket",
    weak: true,
  },
  serviceMarina: {
    value: 1_400,
    to: 2_800,
    unit: "fils",
    source: "serviceChargeMarket",
    weak: true,
  },
  serviceBusinessBay: { value: 1_300, unit: "fils", source: "serviceChargeMarket", weak: true },
  serviceJumeirahVillage: {
    value: 1_000,
    to: 1_500,
    unit: "fils",
    source: "serviceChargeMarket",
    weak: true,
  },
  firstSaleVat: { value: 0, unit: "share", source: "taxAuthority" },
  callsFrom: { value: 9, to: 18, unit: "hours", source: "callRules" },
  callsADay: { value: 1, unit: "calls", source: "callRules" },
  callsAWeek: { value: 2, unit: "calls", source: "callRules" },
  callFine: { value: 15_000_000, unit: "fils", source: "callRules" },
  marla: { value: 272.25, unit: "sq ft", source: "measure" },
  marlaInLahore: { value: 225, unit: "sq ft", source: "custom" },
  kanal: { value: 20, unit: "marla", source: "measure" },
  squareFoot: { value: 0.09290304, unit: "m²", source: "measure" },
  dirhamsToTheDollar: { value: 3.6725, unit: "AED", source: "peg" },
} as const satisfies Record<string, Rule<keyof typeof FACT_SOURCES>>;
