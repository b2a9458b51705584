import { oneLine } from "#domain/contact-details.ts";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import { homeSubjectText } from "#server/leads/kinds/home-subject.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

const MAX_LENGTH = 160;

/** The wish in one line with the first words of the message; the kind is shown beside it. */
export function wantsOf({ kind, details }: LeadDetails): string {
  const wants = LEAD_KIND_ENTRIES[kind].wants(details).filter(Boolean).join(", ");
  const line = [wants, oneLine(details.message ?? "")].filter(Boolean).join(": ");
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}

/** The home, the development, or the heading of the page that the form was on. */
export function aboutOf({ details }: LeadDetails): string | null {
  if ("about" in details && details.about) return homeSubjectText(details.about);
  return ("pageTitle" in details && details.pageTitle) || null;
}
