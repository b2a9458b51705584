import type { Company } from "#content/company.ts";
import { isEmail } from "#domain/contact-details.ts";
import type { Meeting } from "#domain/meeting.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { isMeetingTime, MEETING_MINUTES, meetingStart } from "#domain/meeting-times.ts";
import type { Lead } from "#server/leads/lead.ts";
import { addressLine } from "./layout.ts";
import type { MailAddress } from "./mail.ts";

type MeetingLead = Extract<Lead, { kind: "meeting" }>;

/**
 * The meeting for the visitor's and the office's calendar, tentative until the office confirms. There
 * is none for a date or a time that is no longer offered.
 */
export function meetingInvitation(
  lead: MeetingLead,
  visitor: MailAddress,
  { office, company }: { office: MailAddress; company: Company },
): string | null {
  const meeting: Meeting = lead.details;
  if (!isCalendarDate(meeting.date) || !isMeetingTime(meeting.time)) return null;
  const start = meetingStart(meeting.date, meeting.time);
  const end = new Date(start.getTime() + MEETING_MINUTES * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(company.name)}//Website//EN`,
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    `UID:${lead.id}@${office.address.split("@").at(-1)}`,
    "SEQUENCE:0",
    `DTSTAMP:${utc(lead.receivedAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    "STATUS:TENTATIVE",
    `SUMMARY:${escapeText(`Meeting: ${visitor.name} and ${company.name}`)}`,
    `DESCRIPTION:${escapeText(meeting.propertyInterest || "Meeting")}`,
    `LOCATION:${escapeText(addressLine(company))}`,
    `ORGANIZER;CN=${quote(office.name)}:mailto:${office.address}`,
    ...(isEmail(visitor.address) ? [attendeeLine(visitor)] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function attendeeLine({ name, address }: MailAddress): string {
  return `ATTENDEE;CN=${quote(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${address}`;
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A parameter's value has no escape for its own quotes. */
function quote(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/\p{Cc}/gu, " ")}"`;
}

const MAX_LINE_BYTES = 75;

/** Long lines go on in the next one after a space, never in the middle of a character. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    if (Buffer.byteLength(lines.at(-1) + character) > MAX_LINE_BYTES) lines.push(" ");
    lines[lines.length - 1] += character;
  }
  return lines.join("\r\n");
}
