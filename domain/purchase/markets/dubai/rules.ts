import type { Rule, Statement } from "#domain/purchase/market.ts";

/** A day, a month or a year, as known. */
export const SOURCES = {
  centralBank: "2020-04-08",
  feesInCash: "2025-01-25",
  landDepartment: null,
  offPlanMarket: "2025",
  mortgageFinder: "2025-08",
  defaultLaw: "2020",
  notBegunLaw: "2023-11",
  mortgageRules: "2013-10",
  banksAbroad: "2025",
  taxAuthority: null,
  cashLaw: "2025",
  interimRegisterLaw: "2008",
  holidays: "2024",
} as const satisfies Record<string, string | null>;

export type SourceKey = keyof typeof SOURCES;

/** Thresholds and parts of other rules, whose texts name them. */
export const FIGURES = {
  /** The price up to which the higher share of a first home is lent. */
  loanFirstBand: { value: 500_000_000, unit: "amount", source: "centralBank" },
  knowledgeFee: { value: 1_000, unit: "amount", source: "landDepartment" },
  innovationFee: { value: 1_000, unit: "amount", source: "landDepartment" },
  /** The price from which the trustee's full fee is due. */
  trusteeBand: { value: 50_000_000, unit: "amount", source: "landDepartment" },
  vat: { value: 0.05, unit: "share", source: "landDepartment" },
  mortgageRegistrationFixed: { value: 29_000, unit: "amount", source: "mortgageFinder" },
  /** The limits of what a developer may keep change at this share of the building. */
  defaultUpperBand: { value: 0.8, unit: "share", source: "defaultLaw", weak: true },
  defaultLowerBand: { value: 0.6, unit: "share", source: "defaultLaw", weak: true },
  /** Of what was paid: what a developer could keep by the older text when work had not begun. */
  notBegunBefore: { value: 0.3, unit: "share", source: "defaultLaw", weak: true },
} as const satisfies Record<string, Rule<SourceKey>>;

/** Rules with a text of their own. */
export const RULES = {
  loanFirstExpatriate: { value: 0.8, unit: "share", source: "centralBank" },
  loanFirstExpatriateAbove: { value: 0.7, unit: "share", source: "centralBank" },
  loanFirstNational: { value: 0.85, unit: "share", source: "centralBank" },
  loanFirstNationalAbove: { value: 0.75, unit: "share", source: "centralBank" },
  loanFurtherExpatriate: { value: 0.6, unit: "share", source: "centralBank" },
  loanFurtherNational: { value: 0.65, unit: "share", source: "centralBank" },
  loanOffPlan: { value: 0.5, unit: "share", source: "centralBank" },
  longestTerm: { value: 25, unit: "years", source: "centralBank" },
  debtBurden: { value: 0.5, unit: "share", source: "centralBank" },
  incomeExpatriate: { value: 7, unit: "times", source: "mortgageRules", weak: true },
  incomeNational: { value: 8, unit: "times", source: "mortgageRules", weak: true },
  ageExpatriate: { value: 65, unit: "years", source: "mortgageRules", weak: true },
  ageNational: { value: 70, unit: "years", source: "mortgageRules", weak: true },
  /** No law: what banks usually do. */
  loanAbroad: { value: 0.5, unit: "share", source: "banksAbroad", weak: true },
  /** The share of the fees that a loan may contain. */
  feesInLoan: { value: 0, unit: "share", source: "feesInCash", since: "2025-02-01" },
  saleRegistration: { value: 0.04, unit: "share", source: "landDepartment" },
  titleDeed: { value: 25_000, unit: "amount", source: "landDepartment" },
  trustee: { value: 400_000, unit: "amount", source: "landDepartment" },
  trusteeBelow: { value: 200_000, unit: "amount", source: "landDepartment" },
  offPlanRegistration: { value: 0.04, unit: "share", source: "offPlanMarket" },
  offPlanTrustee: { value: 500_000, unit: "amount", source: "offPlanMarket", weak: true },
  mortgageRegistration: { value: 0.0025, unit: "share", source: "mortgageFinder" },
  vatOnFirstSale: { value: 0, unit: "share", source: "taxAuthority" },
  cashReported: { value: 5_500_000, unit: "amount", source: "cashLaw", weak: true },
  defaultOver80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  default60To80: { value: 0.4, unit: "share", source: "defaultLaw", weak: true },
  defaultUnder60: { value: 0.25, unit: "share", source: "defaultLaw", weak: true },
  /** Of the price: all payments are refunded. */
  defaultNotBegun: { value: 0, unit: "share", source: "notBegunLaw", weak: true },
  defaultNotice: { value: 30, unit: "days", source: "defaultLaw", weak: true },
} as const satisfies Record<string, Rule<SourceKey>>;

/** Law without a figure. */
export const STATEMENTS = {
  interimRegister: { source: "interimRegisterLaw" },
  closedDays: { source: "holidays" },
} as const satisfies Record<string, Statement<SourceKey>>;

export type StatementKey = keyof typeof STATEMENTS;

export type FigureKey = keyof typeof FIGURES;

export type RuleKey = keyof typeof RULES;
