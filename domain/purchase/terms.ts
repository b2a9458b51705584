export type PricedHome = {
  priceInMinorUnits: number;
  /** In square feet. */
  insideArea: number;
  balconyArea: number;
  /** What a home of this type is let for in a year. */
  usualRentInMinorUnits: number;
};

/** Percent of the price, due months after the booking, on a day, or at a percentage of construction. */
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

/** Percent built, on a past or planned date. */
export type Milestone = { built: number; on: string };

export type Construction = { started: string; handover: string; milestones: Milestone[] };

/** Content must add up to 100; the last payment takes what is missing. */
export function shareTotal({ booking, instalments, keys, afterKeys = [] }: PaymentPlan): number {
  return [...instalments, ...afterKeys].reduce((total, { share }) => total + share, booking + keys);
}
