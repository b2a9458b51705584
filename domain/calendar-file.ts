import { calendarText, escapeText, utc } from "./calendar-text.ts";
import { meetingStart } from "./meeting-times.ts";
import type { Office } from "./office.ts";

/** RFC 5545; tentative until the office confirms. */
export type CalendarMeeting = {
  date: string;
  time: string;
  /** Null when the server's response had no reference. */
  reference: string | null;
  writtenAt: Date;
  summary: string;
  description: string;
  office: Office & { name: string; email: string; address: string };
};

/** With an invitation the attendees are asked to reply; without one the file is informative. */
type Invitation = { organizer: Person; attendees: Person[] };

type Person = { name: string; address: string };

export function calendarFile(meeting: CalendarMeeting, invitation?: Invitation): string {
  const { office } = meeting;
  const start = meetingStart(meeting.date, meeting.time, office);
  const end = new Date(start.getTime() + office.meetingMinutes * 60_000);
  // The browser's file and the mailed one have the same id: one entry in the visitor's calendar.
  const id = [meeting.reference, utc(start)].filter(Boolean).join("-");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(office.name)}//Website//EN`,
    `METHOD:${invitation ? "REQUEST" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${id}@${office.email.split("@").at(-1)}`,
    "SEQUENCE:0",
    `DTSTAMP:${utc(meeting.writtenAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    "STATUS:TENTATIVE",
    `SUMMARY:${escapeText(meeting.summary)}`,
    `DESCRIPTION:${escapeText(meeting.description)}`,
    `LOCATION:${escapeText(office.address)}`,
    ...(invitation ? peopleLines(invitation) : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return calendarText(lines);
}

function peopleLines({ organizer, attendees }: Invitation): string[] {
  return [
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`,
    ...attendees.map(
      ({ name, address }) =>
        `ATTENDEE;CN=${quote(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${address}`,
    ),
  ];
}

/** A parameter's value has no escape for its own quotes. */
function quote(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/\p{Cc}/gu, " ")}"`;
}
