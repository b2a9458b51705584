import { oneLine } from "#domain/contact-details.ts";
import type { LeadDetails } from "#server/lead-kinds/lead.ts";

const MAX_LENGTH = 160;

/** What the person wants, in one line with the first words of the message. */
export function wantsOf(lead: LeadDetails): string {
  const message = oneLine(lead.details.message ?? "");
  const line = [summaryOf(lead), message].filter(Boolean).join(": ");
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}

function summaryOf({ kind, details }: LeadDetails): string {
  if (kind === "meeting") {
    return `${details.propertyInterest || "Meeting"}, ${details.date} ${details.time}`;
  }
  if (kind === "contact") return details.subject;
  return [`Broker registration, ${details.registrationType}`, details.company]
    .filter(Boolean)
    .join(", ");
}

/** The heading of the project's or home's page that the form was on. */
export function aboutOf({ kind, details }: LeadDetails): string | null {
  return (kind === "contact" && details.pageTitle) || null;
}
