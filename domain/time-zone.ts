import { addDays } from "./calendar-date.ts";

/** Moments are in milliseconds, local times such as "2026-03-10T12:00", time zones IANA names. */

const DAY = 24 * 3_600_000;

/** A format takes long to make, so each is kept. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function offsetName(moment: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
    formats.set(timeZone, format);
  }
  // Browsers differ in whether they write "GMT" or "GMT+0".
  return format.format(moment).split(" ").at(-1)!.replace(/\+0$/, "");
}

const MAX_NAME_LENGTH = 64;

/** One name for all names of a time zone, which may be an older one: Asia/Calcutta for Asia/Kolkata. Null if there
 * is no such time zone. */
export function findTimeZone(name: string): string | null {
  if (name.length > MAX_NAME_LENGTH) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function offsetAt(moment: number, timeZone: string): number {
  const [, sign, hours, minutes] = /(.)(\d+):?(.*)$/.exec(offsetName(moment, timeZone)) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -size : size;
}

export function localTime(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** "2026-11-15T17:30:00+04:00" */
export function timeWithOffset(moment: number, timeZone: string): string {
  const offset = offsetAt(moment, timeZone);
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  const hoursAndMinutes = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset < 0 ? "-" : "+"}${hoursAndMinutes}`;
}

export function localDay(moment: number, timeZone: string): string {
  return localTime(moment, timeZone).slice(0, 10);
}

export function dayAndTime(moment: number, timeZone: string): string {
  return localTime(moment, timeZone).replace("T", " ");
}

/** Of a time that clocks show twice, the first moment; one that they skip is as much later as they skip. */
export function momentOf(time: string, timeZone: string): number {
  const utc = Date.parse(`${time}Z`);
  const before = utc - offsetAt(utc - DAY, timeZone);
  const after = utc - offsetAt(utc + DAY, timeZone);
  const isAfter = localTime(before, timeZone) !== time && localTime(after, timeZone) === time;
  return isAfter ? after : before;
}

export function startOfDay(day: string, timeZone: string): number {
  return momentOf(`${day}T00:00`, timeZone);
}

export function endOfDay(moment: number, timeZone: string): number {
  return startOfDay(addDays(localDay(moment, timeZone), 1), timeZone);
}
