import { LEAD_FIELDS } from "#domain/lead-fields.ts";

/** What is written into a lead beside the fields of its form. */
const WORKED = [
  "note",
  "call",
  "reply-subject",
  "reply-text",
  "next-step",
  "file-name",
  "file-content",
] as const;

export const MARKED = [...LEAD_FIELDS, ...WORKED];

export type Marked = (typeof MARKED)[number];

/** A text that is nowhere else: of one field of one lead. */
export function markerOf(lead: number, field: Marked): string {
  if (field === "phone") return `+971 50 ${900 + lead} 1234`;
  const word = `mk${lead}x${MARKED.indexOf(field)}mk`;
  return field === "email" ? `${word}@example.com` : word;
}

const MARKERS =
  /mk\d+x\d+mk|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[A-Z]-[\dA-F]{8}\b|\+971[ \d]{9,12}|\b\d{13}\b/g;

/** Every text of a response that may be a marker, in one notation. */
export function findMarkers(text: string): Set<string> {
  return new Set(text.match(MARKERS)?.map(normalized));
}

export function normalized(marker: string): string {
  return marker.startsWith("+") ? marker.replaceAll(" ", "").slice(0, 13) : marker.split("@")[0]!;
}
