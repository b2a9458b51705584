import { z } from "zod";
import type { Database } from "#server/storage/database.ts";

/** What an operation changes, as numbers that can be compared. */
const COUNTED = {
  leads: "select count(*) as value from leads",
  versions: "select coalesce(sum(version), 0) as value from leads",
  merged: "select count(*) as value from leads where merged_into is not null",
  documents: "select count(*) as value from documents",
  messages: "select count(*) as value from messages",
  sent: "select count(*) as value from messages where state = 'sent'",
  replies: "select count(*) as value from answers",
  events: "select count(*) as value from lead_events",
  audit: "select count(*) as value from audit_entries",
  links: "select count(*) as value from audit_chain where hash is not null",
  erased: "select count(*) as value from erased_leads",
  owned: "select count(*) as value from leads where owner_id is not null",
  worked: "select count(*) as value from leads where stage <> 'new'",
  homes: "select coalesce(sum(version), 0) as value from home_status",
  homeChanges: "select count(*) as value from home_changes",
};

export type Counts = Record<string, number>;

const row = z.object({ value: z.coerce.number() });

export async function countRows(database: Database): Promise<Counts> {
  const counts: Counts = {};
  for (const [name, sql] of Object.entries(COUNTED)) {
    counts[name] = (await database.first(row, sql))!.value;
  }
  return counts;
}

/** Only what differs. */
export function difference(before: Counts, after: Counts): Counts {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}
