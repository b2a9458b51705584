import { oneLine } from "#domain/contact-details.ts";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

const MAX_LENGTH = 160;

/** The wish in one line with the first words of the message; the kind is shown beside it. */
export function wantsOf({ kind, details }: LeadDetails): string {
  const wants = LEAD_KIND_ENTRIES[kind].wants(details).filter(Boolean).join(", ");
  const line = [wants, oneLine(details.message ?? "")].filter(Boolean).join(": ");
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}

/** The heading of the page that the form was on. */
export function aboutOf({ kind, details }: LeadDetails): string | null {
  return (kind === "contact" && details.pageTitle) || null;
}
