import { oneLine } from "#domain/contact-details.ts";
import type { LeadDetails } from "#server/lead-kinds/lead.ts";

const MAX_LENGTH = 160;

/** What the person wants, in one line with the first words of the message; the kind of lead is shown beside it. */
export function wantsOf(lead: LeadDetails): string {
  const message = oneLine(lead.details.message ?? "");
  const line = [summaryOf(lead), message].filter(Boolean).join(": ");
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

function summaryOf({ kind, details }: LeadDetails): string {
  if (kind === "contact") return details.subject;
  const parts =
    kind === "meeting"
      ? [dayOf(details.date), details.time, details.propertyInterest]
      : [details.registrationType, details.company];
  return parts.filter(Boolean).join(", ");
}

/** Such as "9 Dec". A date of an old lead may be any text. */
function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
}

/** The heading of the project's or home's page that the form was on. */
export function aboutOf({ kind, details }: LeadDetails): string | null {
  return (kind === "contact" && details.pageTitle) || null;
}
