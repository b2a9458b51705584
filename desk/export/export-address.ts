import { DESK_API } from "#domain/desk/addresses.ts";
import { DUBAI_OFFSET } from "#domain/desk/dubai-day.ts";

export type Period = {
  /** Days such as "2026-03-10", or empty. */
  from: string;
  to: string;
};

const DAY = 24 * 3_600_000;

/** Where the file is; the days are the office's, and both of them are included. */
export function exportAddress(format: string, kind: string, { from, to }: Period): string {
  const query = new URLSearchParams({ format });
  if (kind) query.set("kind", kind);
  if (from) query.set("from", String(beginOf(from)));
  if (to) query.set("to", String(beginOf(to) + DAY));
  return `${DESK_API}/export?${query}`;
}

function beginOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - DUBAI_OFFSET;
}
