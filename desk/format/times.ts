import { office } from "#catalog/office.ts";
import * as words from "#desk/words/en/times.ts";
import { addDays } from "#domain/calendar-date.ts";
import { localDay, localTime, momentOf } from "#domain/time-zone.ts";

/** Times are those of the office, wherever the computer or phone is. */
const { timeZone } = office;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** "5 min", "3 h", "2 d", "6 wk" */
export function age(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return words.justNow;
  if (passed < HOUR) return words.minutes(Math.floor(passed / MINUTE));
  if (passed < DAY) return words.hours(Math.floor(passed / HOUR));
  if (passed < 2 * WEEK) return words.days(Math.floor(passed / DAY));
  return words.weeks(Math.floor(passed / WEEK));
}

const DATE = { day: "numeric", month: "short" } as const;
const YEAR = { year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.locale, { timeZone, ...options }).format(at);
}

/** "17 Nov, 14:05"; the year follows where it is another one. */
export function dateAndTime(at: number, now: number): string {
  const isThisYear = yearOf(at) === yearOf(now);
  return format(at, { ...DATE, ...TIME, ...(!isThisYear && YEAR) });
}

/** "17 Nov 2026, 14:05:33". */
export function exactTime(at: number): string {
  return format(at, { ...DATE, ...YEAR, ...TIME, second: "2-digit" });
}

/** "Today 14:05", "Tomorrow 09:00", otherwise with the date. */
export function dueTime(at: number, now: number): string {
  const [day, today] = [at, now].map((moment) => localDay(moment, timeZone)) as [string, string];
  if (day === today) return words.today(format(at, TIME));
  if (day === addDays(today, 1)) return words.tomorrow(format(at, TIME));
  return dateAndTime(at, now);
}

/** The value of a field of the type `datetime-local`. */
export function fieldTime(at: number): string {
  return localTime(at, timeZone);
}

export function timeOfField(text: string): number {
  return momentOf(text, timeZone);
}

function yearOf(at: number): string {
  return localTime(at, timeZone).slice(0, 4);
}

/** "35 min", "2.5 h", "3 d" */
export function duration(milliseconds: number | null): string {
  if (milliseconds === null) return words.noTime;
  if (milliseconds < HOUR) return words.minutes(Math.round(milliseconds / MINUTE));
  if (milliseconds < 2 * DAY) return words.hours(rounded(milliseconds / HOUR));
  return words.days(rounded(milliseconds / DAY));
}

/** Numbers below ten keep one decimal. */
function rounded(number: number): number {
  return number < 10 ? Math.round(number * 10) / 10 : Math.round(number);
}

/** "16 Nov" */
export function shortDate(at: number, { year = false } = {}): string {
  return format(at, { ...DATE, ...(year && YEAR) });
}
