import { office } from "#catalog/office.ts";
import { addDays } from "#domain/calendar-date.ts";
import { DESK_API } from "#domain/desk/urls.ts";
import { startOfDay } from "#domain/time-zone.ts";

export type Period = {
  /** Both are days such as "2026-03-10", or empty. */
  from: string;
  to: string;
};

/** The days are the office's, and both of them are included. */
export function exportUrl(
  format: string,
  { kind, source, isFull = false }: { kind: string; source: string; isFull?: boolean },
  { from, to }: Period,
): string {
  const query = new URLSearchParams({ format });
  if (kind) query.set("kind", kind);
  if (source) query.set("source", source);
  if (isFull) query.set("fields", "full");
  if (from) query.set("from", startOf(from));
  if (to) query.set("to", startOf(addDays(to, 1)));
  return `${DESK_API}/export?${query}`;
}

function startOf(day: string): string {
  return String(startOfDay(day, office.timeZone));
}
