import { office } from "#catalog/office.ts";
import { addDays, weekdayNumber } from "#domain/calendar-date.ts";
import { localTime, momentOf } from "#domain/time-zone.ts";

const HOUR = 3_600_000;
const { timeZone, closedDays, phoneCalls } = office;
const { from: opens, until: closes } = phoneCalls;

/** The time itself on a working day in the hours for phone calls, otherwise within their first hour. */
export function officeTime(time: number): number {
  const [day = "", timeOfDay = ""] = localTime(time, timeZone).split("T");
  const isClosed = closedDays.includes(weekdayNumber(day));
  if (isClosed || timeOfDay >= closes) {
    return officeTime(momentOf(`${addDays(day, 1)}T${opens}`, timeZone) + (time % HOUR));
  }
  return timeOfDay < opens ? momentOf(`${day}T${opens}`, timeZone) + (time % HOUR) : time;
}
