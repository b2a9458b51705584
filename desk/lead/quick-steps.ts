import type { quickSteps } from "#desk/words/en/lead.ts";

const HOUR = 3_600_000;
const TEN = 10;
const days: Record<"tomorrow" | "week", number> = { tomorrow: 1, week: 7 };

/** An hour from now, or ten o'clock on a later day. */
export function quickStepTime(step: keyof typeof quickSteps, now: number): number {
  if (step === "hour") return now + HOUR;
  const date = new Date(now);
  date.setDate(date.getDate() + days[step]);
  return date.setHours(TEN, 0, 0, 0);
}
