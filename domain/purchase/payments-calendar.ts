import { calendarText, escapeText, utc } from "#domain/calendar-text.ts";
import { addDays } from "#domain/calendar-date.ts";
import type { Line } from "./line.ts";

type PaymentsCalendar = {
  lines: Line[];
  /** Part of the stable ids: "warsan-tower-A-304". */
  home: string;
  company: string;
  /** The site's domain. */
  domain: string;
  writtenAt: Date;
  summary: (line: Line, own: number) => string;
  description: (line: Line, own: number) => string;
};

const REMINDER_DAYS = 7;

/** One event per line that the buyer pays; `own` is the buyer's part. */
export function paymentsCalendar(calendar: PaymentsCalendar): string {
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(calendar.company)}//Website//EN`,
    "METHOD:PUBLISH",
    ...calendar.lines.flatMap((line) => {
      const own = line.amount - (line.fromLoan ?? 0);
      return own > 0 ? eventLines(line, own, calendar) : [];
    }),
    "END:VCALENDAR",
  ]);
}

function eventLines(line: Line, own: number, calendar: PaymentsCalendar): string[] {
  const summary = escapeText(calendar.summary(line, own));
  return [
    "BEGIN:VEVENT",
    `UID:${calendar.home}-${line.id}@${calendar.domain}`,
    `DTSTAMP:${utc(calendar.writtenAt)}`,
    `DTSTART;VALUE=DATE:${basic(line.date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(line.date, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(calendar.description(line, own))}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    `TRIGGER:-P${REMINDER_DAYS}D`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

function basic(date: string): string {
  return date.replaceAll("-", "");
}
