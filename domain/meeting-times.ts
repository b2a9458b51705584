import { addDays, dayOf } from "./calendar-date.ts";
import type { Office } from "./office.ts";
import { localDay, localTime, momentOf } from "./time-zone.ts";

/** Clause 9.004 fixes the limit. */
const BOOKING_DAYS_AHEAD = 365;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// The offsets of Baker Island and Kiritimati.
const EARLIEST_CALENDAR = -12 * HOUR;
const LATEST_CALENDAR = 14 * HOUR;

/** [9.003] The last meeting ends before the office closes. */
export function meetingTimes({ opens, closes, meetingMinutes }: Office): string[] {
  const times: string[] = [];
  const last = minutesOf(closes) - meetingMinutes;
  for (let minute = minutesOf(opens); minute <= last; minute += meetingMinutes) {
    times.push(timeText(minute));
  }
  return times;
}

/** "02:30 PM" from the minutes of the day. */
function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const parts = [hour % 12 || 12, minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${parts.join(":")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The minutes of the day from "09:30". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** [5.007] As `YYYY-MM-DD`. The visitor's time zone is unknown, so today and the next 365 days of any time
 * zone are allowed, unless the day is over at the office. */
export function bookingWindow(now: Date): { first: string; last: string } {
  const { first } = windowFrom(now.getTime() + EARLIEST_CALENDAR);
  const { last } = windowFrom(now.getTime() + LATEST_CALENDAR);
  return { first, last };
}

/** [5.007] The date picker offers the days of the visitor's own calendar. */
export function visitorBookingWindow(now: Date): { first: string; last: string } {
  return windowFrom(now.getTime() - now.getTimezoneOffset() * MINUTE);
}

function windowFrom(localTime: number): { first: string; last: string } {
  const first = dayOf(localTime);
  return { first, last: addDays(first, BOOKING_DAYS_AHEAD) };
}

/** "02:30 PM" on 2026-03-01 in Athens is 12:30 UTC. */
export function meetingStart(date: string, time: string, { timeZone }: Office): Date {
  const hour = (Number(time.slice(0, 2)) % 12) + (time.endsWith("PM") ? 12 : 0);
  return new Date(
    momentOf(`${date}T${String(hour).padStart(2, "0")}${time.slice(2, 5)}`, timeZone),
  );
}

/** Null where the visitor's clock shows the office's time. */
export function visitorMeetingTime(
  { date, time }: { date: string; time: string },
  office: Office,
  timeZone: string,
): { date: string; time: string } | null {
  const start = meetingStart(date, time, office).getTime();
  const local = localTime(start, timeZone);
  if (local === localTime(start, office.timeZone)) return null;
  return { date: local.slice(0, 10), time: timeText(minutesOf(local.slice(11))) };
}

export function timesLeft(date: string, now: Date, office: Office): string[] {
  return meetingTimes(office).filter((time) => meetingStart(date, time, office) > now);
}

/** Today at the office, or tomorrow in the evening. */
export function nextBookableDay(now: Date, office: Office): string {
  const today = localDay(now.getTime(), office.timeZone);
  return timesLeft(today, now, office).length > 0 ? today : addDays(today, 1);
}
