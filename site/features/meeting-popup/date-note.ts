import { company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { addDays, isCalendarDate, weekday, weekdayNumber } from "#domain/calendar-date.ts";
import * as words from "#words/meeting.ts";

const A_SUNDAY = "2023-01-01";

/** The note beside the date. A day on which the office is closed can still be chosen. */
export function dateNote(date: string): string {
  const { closedDays } = office;
  if (isCalendarDate(date) && closedDays.includes(weekdayNumber(date))) {
    return words.officeIsClosed(closedDays.map((day) => weekday(addDays(A_SUNDAY, day))));
  }
  return words.officeIsOpen(company.openingHours.days);
}
