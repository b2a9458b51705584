import { z } from "zod";
import type { Database, Statement } from "#server/storage/database.ts";
import { ROW_COLUMNS, type StoredRow, storedRow } from "#server/desk/leads/lead-row.ts";
import { leadWords } from "./lead-words.ts";

const INDEX_BATCH = 200;

/** Indexes new and changed leads, the newest first. Resolves with their number. Several servers may do it at
 * once. */
export async function indexLeads(database: Database, most = INDEX_BATCH): Promise<number> {
  const rows = await database.all(
    storedRow,
    `select ${ROW_COLUMNS} from leads where is_indexed = 0 order by received_at desc, id limit ?`,
    most,
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const merged = await mergedInto(database, ids);
  const notes = await notesOf(database, [...ids, ...merged.map(({ id }) => id)]);
  await database.transaction(
    rows.flatMap((row) => {
      const ownMerged = merged.filter((one) => one.merged_into === row.id);
      const texts = [row, ...ownMerged].flatMap(({ id }) => notes.get(id) ?? []);
      return indexStatements(database.dialect, row, leadWords(row, ownMerged, texts));
    }),
  );
  return rows.length;
}

const marks = (values: readonly string[]) => values.map(() => "?").join(", ");

const mergedRow = storedRow.extend({ merged_into: z.string() });

function mergedInto(database: Database, ids: string[]) {
  return database.all(
    mergedRow,
    `select ${ROW_COLUMNS}, merged_into from leads where merged_into in (${marks(ids)})`,
    ...ids,
  );
}

const noteRow = z.object({ leadId: z.string(), text: z.string() });

async function notesOf(database: Database, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await database.all(
    noteRow,
    `select lead_id as "leadId", text from lead_events
     where lead_id in (${marks(ids)}) and kind in ('note', 'call', 'next-step')
     order by at desc`,
    ...ids,
  );
  const notes = new Map<string, string[]>();
  for (const { leadId, text } of rows) notes.set(leadId, [...(notes.get(leadId) ?? []), text]);
  return notes;
}

const STORE_WORDS: Record<Database["dialect"], string> = {
  sqlite: `insert or replace into lead_words (words, rowid)
    select ?, number from searched_leads join leads on leads.id = lead_id
    where lead_id = ? and version = ?`,
  postgres: `update searched_leads set words = array_to_tsvector(string_to_array(?, ' '))
    from leads where leads.id = lead_id and lead_id = ? and version = ?`,
};

/** In the order of arrival: leads of one millisecond get the next free numbers. */
const NUMBER = `coalesce(
  (select max(number) + 1 from searched_leads
   where number between received_at * 1000 and received_at * 1000 + 999),
  received_at * 1000)`;

const ADD_NUMBER: Record<Database["dialect"], string> = {
  sqlite: `insert into searched_leads (number, lead_id)
    select ${NUMBER}, id from leads where id = ? and version = ? on conflict do nothing`,
  postgres: `insert into searched_leads (number, lead_id, words)
    select ${NUMBER}, id, '' from leads where id = ? and version = ? on conflict do nothing`,
};

/** Every statement names the version, so a lead that changed meanwhile stays unindexed. */
function indexStatements(
  dialect: Database["dialect"],
  row: StoredRow,
  words: string[],
): Statement[] {
  const lead = [row.id, row.version] as const;
  return [
    ["update leads set is_indexed = 1 where id = ? and version = ?", ...lead],
    [ADD_NUMBER[dialect], ...lead],
    [STORE_WORDS[dialect], words.join(" "), ...lead],
    // If another server took the number at the same moment, the next attempt gets another.
    [
      `update leads set is_indexed = 0
       where id = ? and version = ? and not exists (select 1 from searched_leads where lead_id = leads.id)`,
      ...lead,
    ],
  ];
}
