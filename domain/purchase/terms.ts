/** What a development's content says about a home and its sale. */

export type PricedHome = {
  priceInMinorUnits: number;
  /** In square feet. */
  insideArea: number;
  balconyArea: number;
};

/** Percent of the price: so many months after the booking, on a day, or when construction reaches a percentage. */
export type Instalment =
  | { share: number; months: number }
  | { share: number; on: string }
  | { share: number; built: number };

export type PaymentPlan = {
  /** Percent of the price. */
  booking: number;
  instalments: Instalment[];
  keys: number;
  /** Months after the keys. */
  afterKeys?: { share: number; months: number }[];
};

/** Percent built, on a date that is past or planned. */
export type Milestone = { built: number; on: string };

export type Construction = { started: string; handover: string; milestones: Milestone[] };

/** Must be 100: content is checked with it. The last payment takes what is missing. */
export function shareTotal({ booking, instalments, keys, afterKeys = [] }: PaymentPlan): number {
  return [...instalments, ...afterKeys].reduce((total, { share }) => total + share, booking + keys);
}
