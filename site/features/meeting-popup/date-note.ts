import { addDays, isCalendarDate, weekday, weekdayNumber } from "#domain/calendar-date.ts";
import * as words from "#words/meeting.ts";

const A_SUNDAY = "2023-01-01";

type OfficeDays = { closedDays: readonly number[]; openDays: string };

/** A day on which the office is closed can still be chosen, so the note says so. */
export function dateNote(date: string, { closedDays, openDays }: OfficeDays): string {
  if (isCalendarDate(date) && closedDays.includes(weekdayNumber(date))) {
    return words.officeIsClosed(closedDays.map((day) => weekday(addDays(A_SUNDAY, day))));
  }
  return words.officeIsOpen(openDays);
}
