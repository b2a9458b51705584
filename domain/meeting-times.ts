import { dayOf } from "./calendar-date.ts";

/** [9.003] Every 30 minutes from 9 in the morning; the last meeting ends at 6. */
export const MEETING_TIMES = [
  "09:00 AM",
  "09:30 AM",
  "10:00 AM",
  "10:30 AM",
  "11:00 AM",
  "11:30 AM",
  "12:00 PM",
  "12:30 PM",
  "01:00 PM",
  "01:30 PM",
  "02:00 PM",
  "02:30 PM",
  "03:00 PM",
  "03:30 PM",
  "04:00 PM",
  "04:30 PM",
  "05:00 PM",
  "05:30 PM",
] as const;

export type MeetingTime = (typeof MEETING_TIMES)[number];

export const MEETING_MINUTES = 30;

/** [9.004] */
const BOOKING_DAYS_AHEAD = 365;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// The office is in Dubai, four hours ahead of UTC all year.
export const OFFICE_UTC_OFFSET = 4 * HOUR;

// The first and last time zones: Baker Island and Kiritimati.
const EARLIEST_CALENDAR = -12 * HOUR;
const LATEST_CALENDAR = 14 * HOUR;

/**
 * [5.007] The first and the last day for a meeting, as `YYYY-MM-DD`. The visitor's time zone is not
 * known, so every day is allowed that is today or up to 365 days ahead in any time zone. A day that
 * is over in Dubai has no time left.
 */
export function bookingWindow(now: Date): { first: string; last: string } {
  const { first } = windowFrom(now.getTime() + EARLIEST_CALENDAR);
  const { last } = windowFrom(now.getTime() + LATEST_CALENDAR);
  return { first, last };
}

/** [5.007] The days that the date picker offers: those of the visitor's own calendar. */
export function visitorBookingWindow(now: Date): { first: string; last: string } {
  return windowFrom(now.getTime() - now.getTimezoneOffset() * MINUTE);
}

function windowFrom(localTime: number): { first: string; last: string } {
  return { first: dayOf(localTime), last: dayOf(localTime + BOOKING_DAYS_AHEAD * DAY) };
}

/** The moment a meeting begins: `meetingStart("2026-03-01", "02:30 PM")` is 10:30 UTC. */
export function meetingStart(date: string, time: MeetingTime): Date {
  const [hour, minute] = time.slice(0, 5).split(":").map(Number) as [number, number];
  const hourOfDay = (hour % 12) + (time.endsWith("PM") ? 12 : 0);
  const midnight = Date.parse(`${date}T00:00:00Z`) - OFFICE_UTC_OFFSET;
  return new Date(midnight + hourOfDay * HOUR + minute * MINUTE);
}

/** The times of a day that have not passed in Dubai. */
export function timesLeft(date: string, now: Date): MeetingTime[] {
  return MEETING_TIMES.filter((time) => meetingStart(date, time) > now);
}

/** The day it is in Dubai. */
export function officeToday(now: Date): string {
  return dayOf(now.getTime() + OFFICE_UTC_OFFSET);
}

/** The first day with a time left: today in Dubai, or the day after it in the evening. */
export function nextBookableDay(now: Date): string {
  const today = officeToday(now);
  return timesLeft(today, now).length > 0 ? today : officeToday(new Date(now.getTime() + DAY));
}

export function isMeetingTime(text: string): text is MeetingTime {
  return (MEETING_TIMES as readonly string[]).includes(text);
}
