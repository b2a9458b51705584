import { expect, test } from "vitest";
import { type CalendarMeeting, calendarFile } from "./calendar-file.ts";
import { dubaiOffice, londonOffice } from "./test-office.ts";

const meeting: CalendarMeeting = {
  date: "2026-03-12",
  time: "02:30 PM",
  reference: "M-3F9A02C1",
  writtenAt: new Date("2026-03-10T08:00:00Z"),
  summary: "Meeting with Indus Gulf",
  description: "Your request; we confirm it,\nor propose another time.",
  office: {
    ...dubaiOffice,
    name: "Indus Gulf",
    email: "hello@example.com",
    address: "Office 1804, Dubai",
  },
};

test("[9.003] a calendar file has half an hour at the time in Dubai, tentative", () => {
  expect(calendarFile(meeting)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Indus Gulf//Website//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:M-3F9A02C1-20260312T103000Z@example.com",
      "SEQUENCE:0",
      "DTSTAMP:20260310T080000Z",
      "DTSTART:20260312T103000Z",
      "DTEND:20260312T110000Z",
      "STATUS:TENTATIVE",
      "SUMMARY:Meeting with Indus Gulf",
      "DESCRIPTION:Your request\\; we confirm it\\,\\nor propose another time.",
      "LOCATION:Office 1804\\, Dubai",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("a meeting without a reference has an id", () => {
  expect(calendarFile({ ...meeting, reference: null })).toContain(
    "UID:20260312T103000Z@example.com\r\n",
  );
});

test("a calendar file has the length and the daylight saving time of the office", () => {
  const office = { ...meeting.office, ...londonOffice };
  const file = calendarFile({ ...meeting, date: "2026-07-01", time: "08:30 AM", office });
  expect(file).toContain("DTSTART:20260701T073000Z\r\nDTEND:20260701T083000Z");
  expect(calendarFile({ ...meeting, time: "08:30 AM", office })).toContain(
    "DTSTART:20260312T083000Z",
  );
});
