import type { BuyerChoices } from "./choices.ts";
import { addDays } from "#domain/calendar-date.ts";
import { addMonths, daysBetween, later } from "./dates.ts";
import { progressOf } from "./progress.ts";
import type { Construction, Milestone } from "./terms.ts";

/** From the booking to the contract, or to a ready home's transfer: our assumption. */
export const DAYS_AFTER_BOOKING = 30;

/** The calendar's length after the keys if the home is not sold. */
const YEARS_SHOWN = 5;

export type PurchaseDates = {
  /** Not before the expected release. */
  booking: string;
  /** The handover of a home under construction, or the transfer of a ready one. */
  keys: string;
  offPlan: boolean;
  progress: Milestone[];
  /** Years after the keys that have lines. */
  years: number;
  sale: string | null;
};

export function purchaseDates(
  { construction, release }: { construction: Construction; release: string | null },
  { booking: wished, delay, years }: BuyerChoices,
): PurchaseDates {
  const booking = later(wished, release ?? wished);
  const handover = addMonths(construction.handover, delay);
  const offPlan = handover > booking;
  const keys = offPlan ? handover : addDays(booking, DAYS_AFTER_BOOKING);
  return {
    booking,
    keys,
    offPlan,
    progress: progressOf(construction, booking, delay),
    years: years ?? YEARS_SHOWN,
    sale: years === null ? null : addMonths(keys, 12 * years),
  };
}

/** The day up to which the calendar has lines. */
export function lastDay({ keys, years }: PurchaseDates): string {
  return addMonths(keys, 12 * years);
}

/** Years of 365 days, as for the internal rate of return. */
export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / 365;
}
