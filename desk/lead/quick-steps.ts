import { office } from "#catalog/office.ts";
import type { quickSteps } from "#desk/words/en/lead.ts";
import { addDays } from "#domain/calendar-date.ts";
import { localDay, momentOf } from "#domain/time-zone.ts";

const HOUR = 3_600_000;
const days: Record<"tomorrow" | "week", number> = { tomorrow: 1, week: 7 };

/** The time is an hour from now, or ten o'clock on a later day. */
export function quickStepTime(step: keyof typeof quickSteps, now: number): number {
  if (step === "hour") return now + HOUR;
  const day = addDays(localDay(now, office.timeZone), days[step]);
  return momentOf(`${day}T10:00`, office.timeZone);
}
