import { addDays, weekdayNumber } from "#domain/calendar-date.ts";
import { localDay, startOfDay } from "#domain/time-zone.ts";

/** The starts of the moment's week and of those before it, the oldest first. Weeks begin on Monday. */
export function weekStarts(moment: number, count: number, timeZone: string): number[] {
  const today = localDay(moment, timeZone);
  const monday = addDays(today, -((weekdayNumber(today) + 6) % 7));
  return Array.from({ length: count }, (_, index) =>
    startOfDay(addDays(monday, 7 * (index + 1 - count)), timeZone),
  );
}
