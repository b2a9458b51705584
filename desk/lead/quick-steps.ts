import { DUBAI_OFFSET, dubaiDay } from "#domain/desk/dubai-day.ts";
import type { quickSteps } from "#desk/words/en/lead.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TEN = 10 * HOUR;
const days: Record<"tomorrow" | "week", number> = { tomorrow: 1, week: 7 };

/** An hour from now, or ten o'clock in Dubai on a later day. */
export function quickStepTime(step: keyof typeof quickSteps, now: number): number {
  if (step === "hour") return now + HOUR;
  return (dubaiDay(now) + days[step]) * DAY + TEN - DUBAI_OFFSET;
}
