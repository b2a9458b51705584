import { addDays, isCalendarDate, weekday, weekdayNumber } from "#domain/calendar-date.ts";
import * as words from "#words/meeting.ts";

const A_SUNDAY = "2023-01-01";

/** The days of the week on which an office is closed, and those on which it is open, in words. */
type OfficeDays = { closedDays: readonly number[]; openDays: string };

/** The note beside the date. A day on which the office is closed can still be chosen. */
export function dateNote(date: string, { closedDays, openDays }: OfficeDays): string {
  if (isCalendarDate(date) && closedDays.includes(weekdayNumber(date))) {
    return words.officeIsClosed(closedDays.map((day) => weekday(addDays(A_SUNDAY, day))));
  }
  return words.officeIsOpen(openDays);
}
