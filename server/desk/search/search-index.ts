import { randomInt } from "node:crypto";
import type { Database, Statement } from "#server/db/database.ts";
import { ROW_COLUMNS, type StoredRow } from "#server/desk/leads/lead-row.ts";
import { leadWords } from "./lead-words.ts";

export const INDEX_BATCH = 200;

/**
 * Adds leads that are new or changed since to the index, the newest first, at most so many. Resolves with
 * how many there were. Several servers may do it at the same time.
 */
export async function indexLeads(database: Database, most = INDEX_BATCH): Promise<number> {
  const rows = await database.all<StoredRow>(
    `select ${ROW_COLUMNS} from leads where is_indexed = 0 order by received_at desc limit ?`,
    most,
  );
  if (rows.length === 0) return 0;
  const notes = await notesOf(
    database,
    rows.map(({ id }) => id),
  );
  await database.transaction(
    rows.flatMap((row) => indexStatements(database.dialect, row, notes.get(row.id) ?? [])),
  );
  return rows.length;
}

async function notesOf(database: Database, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await database.all<{ leadId: string; text: string }>(
    `select lead_id as "leadId", text from lead_events
     where lead_id in (${ids.map(() => "?").join(", ")}) and kind in ('note', 'call', 'next-step')`,
    ...ids,
  );
  const notes = new Map<string, string[]>();
  for (const { leadId, text } of rows) notes.set(leadId, [...(notes.get(leadId) ?? []), text]);
  return notes;
}

const STORE_WORDS: Record<Database["dialect"], string> = {
  sqlite: `insert or replace into lead_words (words, rowid)
    select ?, number from searched_leads where lead_id = ?`,
  postgres: `update searched_leads set words = array_to_tsvector(string_to_array(?, ' '))
    where lead_id = ?`,
};

const ADD_NUMBER: Record<Database["dialect"], string> = {
  sqlite: `insert into searched_leads (number, lead_id)
    select cast(? as bigint), id from leads where id = ? on conflict do nothing`,
  postgres: `insert into searched_leads (number, lead_id, words)
    select cast(? as bigint), id, '' from leads where id = ? on conflict do nothing`,
};

function indexStatements(
  dialect: Database["dialect"],
  row: StoredRow,
  notes: string[],
): Statement[] {
  const { id, version } = row;
  return [
    [ADD_NUMBER[dialect], numberFor(row), id],
    [STORE_WORDS[dialect], leadWords(row, notes).join(" "), id],
    // A lead that was changed or erased meanwhile, or whose number was taken, stays behind for now.
    [
      `update leads set is_indexed = 1
       where id = ? and version = ? and exists (select 1 from searched_leads where lead_id = ?)`,
      id,
      version,
      id,
    ],
  ];
}

const LEADS_IN_A_MILLISECOND = 1000;

/** In the order of arrival. Two leads of the same millisecond differ by chance, or at the next attempt. */
function numberFor({ received_at: at }: StoredRow): number {
  return at * LEADS_IN_A_MILLISECOND + randomInt(LEADS_IN_A_MILLISECOND);
}
