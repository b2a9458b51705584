import type { Database } from "#server/storage/database.ts";
import { existingRow } from "#server/storage/row-values.ts";

const TABLES = [
  "leads",
  "lead_events",
  "messages",
  "answers",
  "documents",
  "home_changes",
  "audit_entries",
  "audit_chain",
];

const TABLES_OF = { sqlite: TABLES, postgres: [...TABLES, "searched_leads"] };

/** Removes the text of erased leads from the files of the database. Takes seconds with PostgreSQL and many leads,
 * so nobody waits for it. */
export async function scrubErased(database: Database): Promise<void> {
  await database.scrub(TABLES_OF[database.dialect]);
}

/** Where a crash or a locked table left text. */
export async function scrubRecentlyErased(database: Database): Promise<number> {
  const erased = await database.first(existingRow, "select 1 from erased_leads limit 1");
  if (!erased) return 0;
  await scrubErased(database);
  return 1;
}
