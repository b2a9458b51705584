import type { BuyerChoices } from "./choices.ts";
import { addDays } from "#domain/calendar-date.ts";
import { addMonths, daysBetween } from "./dates.ts";
import { progressOf } from "./progress.ts";
import type { Construction, Milestone } from "./terms.ts";

/** From the booking to the contract, and of a ready home to its transfer: our assumption. */
export const DAYS_AFTER_BOOKING = 30;

/** How far the calendar looks ahead after the keys when the home is not sold. */
const YEARS_SHOWN = 5;

export type PurchaseDates = {
  booking: string;
  /** Of a home under construction the handover, of a ready one the transfer. */
  keys: string;
  offPlan: boolean;
  progress: Milestone[];
  /** How many years after the keys have lines. */
  years: number;
  sale: string | null;
};

export function purchaseDates(construction: Construction, choices: BuyerChoices): PurchaseDates {
  const { booking, delay, years } = choices;
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

/** Years as the internal rate of return counts them. */
export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / 365;
}
