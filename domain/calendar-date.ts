import { LOCALE } from "./language.ts";

/** Whether the text is `YYYY-MM-DD` and that day exists: 2026-02-30 does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && dayOf(moment) === text;
}

/** The UTC day of a moment. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * 24 * 3_600_000);
}

/** The day of the week: Sunday is 0. */
export function weekdayNumber(day: string): number {
  return new Date(day).getUTCDay();
}

export function plainDate(day: string): string {
  return written(day, { dateStyle: "long" });
}

export function weekday(day: string): string {
  return written(day, { weekday: "long" });
}

export function longDate(day: string): string {
  return `${weekday(day)}, ${plainDate(day)}`;
}

function written(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, { ...format, timeZone: "UTC" });
}
