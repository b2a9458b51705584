import { addDays, isCalendarDate } from "#domain/calendar-date.ts";

/** Dates are `YYYY-MM-DD`, so that they compare as text. */

const DAY = 86_400_000;

/** 31 January plus one month is 28 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const count = 12 * year + month - 1 + months;
  const start = `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}-`;
  return start + twoDigits(day > 28 ? Math.min(day, daysInMonth(count)) : day);
}

/** Months are counted from the year 0. */
function daysInMonth(count: number): number {
  return new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

export function compareDates(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

export function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** The last day of the month if the day does not exist; null for any other text. */
export function nearestDate(text: string): string | null {
  if (isCalendarDate(text)) return text;
  const month = /^(\d{4}-\d{2})-(?:29|30|31)$/.exec(text)?.[1];
  if (!month || !isCalendarDate(`${month}-01`)) return null;
  return addDays(addMonths(`${month}-01`, 1), -1);
}
