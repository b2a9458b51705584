import { company } from "#catalog/company.ts";
import { isCalendarDate, weekday } from "#domain/calendar-date.ts";
import * as words from "#words/meeting.ts";

const { days, closedDays } = company.openingHours;

/** The note beside the date. A day on which the office is closed can still be chosen. */
export function dateNote(date: string): string {
  if (isCalendarDate(date) && closedDays.includes(weekday(date))) {
    return words.officeIsClosed(closedDays);
  }
  return words.officeIsOpen(days);
}
