import type { SharedRule } from "#domain/purchase/line.ts";

/** The values are already formatted. */
export type RuleValues<RuleKey extends string = string> = {
  /** The figure of this rule, or of another one that it names: "50 %", "EUR 250", "25 years". */
  figure: (other?: RuleKey) => string;
  since: string;
  /** A share of the price. */
  share: string;
  months: number;
  /** The percentage that is built. */
  built: number;
  /** Empty where no VAT is due. */
  vat: string;
  /** The day that the payment plan names. */
  on: string;
  /** "1,091.78 sq ft", and what a unit of it costs. */
  area: string;
  rate: string;
  /** The days from the booking to the contract. */
  days: number;
};

type RuleText = (values: RuleValues) => string;

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

const rules: Record<string, RuleText> = {
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
  agentFee: ({ share, vat }) =>
    vat ? `${share} of the price and ${vat} VAT.` : `${share} of the price.`,
  valuationFee: () => "The bank has the home valued before it lends.",
  loanPaysLastInstalments: () =>
    "Your own money pays first. The loan pays the last parts of the price.",
  interestOnDrawnLoan: () => "Interest by the day on what the bank has paid so far.",
  equalInstalments: () => "Equal payments each month: interest and a part of the loan.",
  serviceChargeByArea: ({ area, rate }) =>
    `For the upkeep of the building, a year ahead: ${rate} for each of ${area}, inside and balcony.`,
  rentLessVacancy: () => "Every three months, less the weeks without a tenant.",
  priceWithGrowth: ({ share }) => `Today’s price with ${share} growth a year.`,
  costOfSale: ({ share }) => `${share} of what you sell for.`,
  loanRepaidAtSale: () => "What you still owe the bank when you sell.",
} satisfies Record<SharedRule, RuleText>;
/** Empty for a rule of a market. */
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

export const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
export const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
export const times = (count: number) => `${count} times`;
export const monthCount = months;
