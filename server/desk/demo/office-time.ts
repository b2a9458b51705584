import { dubaiDay, DUBAI_OFFSET } from "#domain/desk/dubai-day.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [OPENS, CLOSES] = [9 * HOUR, 18 * HOUR];
const SUNDAY = 0;

/** The time itself where the office is open, otherwise as much later as it was before or after the opening. */
export function officeTime(time: number): number {
  const timeOfDay = (time + DUBAI_OFFSET) % DAY;
  if (isClosedDay(time) || timeOfDay >= CLOSES) {
    const nextOpening = (dubaiDay(time) + 1) * DAY - DUBAI_OFFSET + OPENS;
    return officeTime(nextOpening + (timeOfDay % HOUR));
  }
  return timeOfDay < OPENS ? time - timeOfDay + OPENS + (timeOfDay % HOUR) : time;
}

function isClosedDay(time: number): boolean {
  return new Date(time + DUBAI_OFFSET).getUTCDay() === SUNDAY;
}
