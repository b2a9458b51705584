import type { LineRule } from "#domain/purchase/line.ts";
import type { RuleKey } from "#domain/purchase/rules.ts";

/** The numbers of a rule, already in words. */
export type RuleValues = {
  /** The figure of a rule: "50 %", "AED 250", "25 years". */
  figure: (rule: RuleKey) => string;
  /** The first day of the rule. */
  since: string;
  /** Of the price. */
  share: string;
  months: number;
  /** Percent built. */
  built: number;
  /** The day that the payment plan names. */
  on: string;
  /** From the booking to the contract. */
  days: number;
};

type RuleText = (values: RuleValues) => string;

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

const paymentRules: Record<Exclude<LineRule, RuleKey>, RuleText> = {
  atBooking: ({ share }) => `${share} of the price, on the day you book.`,
  monthsAfterBooking: ({ share, months: count }) =>
    `${share} of the price, ${months(count)} after the booking.`,
  atMilestone: ({ share, built }) =>
    `${share} of the price, when the building is ${built} % built. The day is planned.`,
  milestoneReached: ({ share, built, days }) =>
    `${share} of the price. The building is ${built} % built by then, so we assume that it is due ${days} days after the booking.`,
  onDay: ({ share }) => `${share} of the price, on this fixed day.`,
  dayPassed: ({ share, on, days }) =>
    `${share} of the price. Its day, ${on}, is past or too near, so we assume that it is due ${days} days after the booking.`,
  notAfterKeys: ({ share }) =>
    `${share} of the price, on the day of the keys, because its own day would be later.`,
  atKeys: ({ share }) => `${share} of the price, when you get the keys.`,
  atTransfer: ({ share, days }) =>
    `${share} of the price. The home is ready: the rest is due when it is put in your name. We assume ${days} days after the booking.`,
  monthsAfterKeys: ({ share, months: count }) =>
    `${share} of the price, ${months(count)} after the keys.`,
  notAfterSale: ({ share }) =>
    `${share} of the price, on the day you sell, because its own day would be later.`,
  agentFee: ({ share, figure }) => `${share} of the price and ${figure("vat")} VAT.`,
  ownTrusteeFee: () => "Your own figure for the office that registers the sale, called a trustee.",
  valuationFee: () => "The bank has the home valued before it lends.",
  loanPaysLastInstalments: () =>
    "Your own money pays first. The loan pays the last parts of the price.",
  interestOnDrawnLoan: () => "Interest by the day on what the bank has paid so far.",
  equalInstalments: () => "Equal payments each month: interest and a part of the loan.",
  serviceChargeByArea: () =>
    "For the upkeep of the building: by the area inside and of the balcony, a year ahead.",
  rentLessVacancy: () => "Every three months, less the weeks without a tenant.",
  priceWithGrowth: ({ share }) => `Today’s price with ${share} growth a year.`,
  costOfSale: ({ share }) => `${share} of what you sell for.`,
  loanRepaidAtSale: () => "What you still owe the bank when you sell.",
};

const legalRules: Record<RuleKey, RuleText> = {
  loanFirstExpatriate: ({ figure }) =>
    `First home of an expatriate, up to ${figure("loanFirstBand")}: at most ${figure("loanFirstExpatriate")} loan.`,
  loanFirstExpatriateAbove: ({ figure }) =>
    `First home of an expatriate, above ${figure("loanFirstBand")}: at most ${figure("loanFirstExpatriateAbove")} loan.`,
  loanFirstNational: ({ figure }) =>
    `First home of a UAE national, up to ${figure("loanFirstBand")}: at most ${figure("loanFirstNational")} loan.`,
  loanFirstNationalAbove: ({ figure }) =>
    `First home of a UAE national, above ${figure("loanFirstBand")}: at most ${figure("loanFirstNationalAbove")} loan.`,
  loanFirstBand: ({ figure }) => `Above ${figure("loanFirstBand")} banks may lend less.`,
  loanFurtherExpatriate: ({ figure }) =>
    `Second home or investment of an expatriate: at most ${figure("loanFurtherExpatriate")} loan.`,
  loanFurtherNational: ({ figure }) =>
    `Second home or investment of a UAE national: at most ${figure("loanFurtherNational")} loan.`,
  loanOffPlan: ({ figure }) =>
    `Off-plan (still being built): at most ${figure("loanOffPlan")} loan, for every buyer.`,
  longestTerm: ({ figure }) => `At most ${figure("longestTerm")}.`,
  debtBurden: ({ figure }) =>
    `Payments to banks may take at most ${figure("debtBurden")} of a month’s income.`,
  feesInLoan: ({ since }) => `Since ${since} fees may not be part of a loan: you pay them in cash.`,
  saleRegistration: ({ figure }) =>
    `${figure("saleRegistration")} of the price. By law half is the seller’s; in practice the buyer pays it all.`,
  titleDeed: ({ figure }) =>
    `${figure("titleDeed")} for the deed, which makes you the owner on record, ${figure("knowledgeFee")} knowledge and ${figure("innovationFee")} innovation fee.`,
  knowledgeFee: ({ figure }) => `${figure("knowledgeFee")} on each deed.`,
  innovationFee: ({ figure }) => `${figure("innovationFee")} on each deed.`,
  trustee: ({ figure }) =>
    `${figure("trustee")} and ${figure("vat")} VAT from a price of ${figure("trusteeBand")} on. The trustee is the office that registers the sale.`,
  trusteeBelow: ({ figure }) =>
    `${figure("trusteeBelow")} and ${figure("vat")} VAT below a price of ${figure("trusteeBand")}. The trustee is the office that registers the sale.`,
  trusteeBand: ({ figure }) => `From ${figure("trusteeBand")} on the full fee is due.`,
  vat: ({ figure }) => `${figure("vat")} VAT on services.`,
  offPlanRegistration: ({ figure }) =>
    `${figure("offPlanRegistration")} of the price. It enters you in the register of homes that are being built, called Oqood.`,
  offPlanTrustee: ({ figure }) =>
    `About ${figure("offPlanTrustee")} for the office that registers the sale, called a trustee.`,
  mortgageRegistration: ({ figure }) =>
    `${figure("mortgageRegistration")} of the loan and ${figure("mortgageRegistrationFixed")}.`,
  mortgageRegistrationFixed: ({ figure }) =>
    `${figure("mortgageRegistrationFixed")} for each mortgage.`,
  defaultUpperBand: ({ figure }) =>
    `Above ${figure("defaultUpperBand")} built the upper limit applies.`,
  defaultLowerBand: ({ figure }) =>
    `Below ${figure("defaultLowerBand")} built the lower limit applies.`,
  defaultOver80: ({ figure }) =>
    `More than ${figure("defaultUpperBand")} built: the developer may keep up to ${figure("defaultOver80")} of the price.`,
  default60To80: ({ figure }) =>
    `From ${figure("defaultLowerBand")} to ${figure("defaultUpperBand")} built: the developer may keep up to ${figure("default60To80")} of the price.`,
  defaultUnder60: ({ figure }) =>
    `Less than ${figure("defaultLowerBand")} built: the developer may keep up to ${figure("defaultUnder60")} of the price.`,
  defaultNotice: ({ figure }) => `You have ${figure("defaultNotice")} after a notice to pay.`,
};

export const rule = (key: LineRule, values: RuleValues) =>
  key in legalRules
    ? legalRules[key as RuleKey](values)
    : paymentRules[key as Exclude<LineRule, RuleKey>](values);

export const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
export const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
export const monthCount = months;
