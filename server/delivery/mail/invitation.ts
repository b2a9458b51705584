import type { Company } from "#catalog/company.ts";
import { office as hours } from "#catalog/office.ts";
import { addressLine } from "#domain/address-line.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { calendarFile } from "#domain/calendar-file.ts";
import { isEmail } from "#domain/contact-details.ts";
import { meetingTimes } from "#domain/meeting-times.ts";
import { homePathOf, homeSubjectText } from "#server/leads/kinds/home-subject.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import type { MailAddress } from "./mail.ts";

/** Null for a date or time that is no longer offered. */
export function meetingInvitation(
  lead: Extract<Lead, { kind: "meeting" }>,
  visitor: MailAddress,
  { office, company }: { office: MailAddress; company: Company },
): string | null {
  const { date, time, propertyInterest, about } = lead.details;
  if (!isCalendarDate(date) || !meetingTimes(hours).includes(time)) return null;
  const path = about && homePathOf(about);
  return calendarFile(
    {
      date,
      time,
      reference: referenceOf(lead),
      writtenAt: lead.receivedAt,
      summary: `Meeting: ${visitor.name} and ${company.name}`,
      description: [
        propertyInterest || "Meeting",
        ...(path ? [homeSubjectText(about!), company.siteUrl + path] : []),
        "To change or cancel it, answer our mail.",
      ].join("\n"),
      office: {
        ...hours,
        name: company.name,
        email: company.email,
        address: addressLine(company.address),
      },
    },
    { organizer: office, attendees: isEmail(visitor.address) ? [visitor] : [] },
  );
}
