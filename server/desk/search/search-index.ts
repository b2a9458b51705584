import type { Database, Statement } from "#server/storage/database.ts";
import { ROW_COLUMNS, type StoredRow, storedRow } from "#server/desk/leads/lead-row.ts";
import { wordsOfLeads } from "./words-of-leads.ts";

/** The leads of one transaction. On SQLite, which has one writer, the words of one lead take up to 20 ms: FTS5
 * removes the earlier ones at once. */
export const LARGEST_STEP = 10;

/** Indexes new and changed leads, the newest first. Resolves with their number. Several servers may do it at
 * once. */
export async function indexLeads(database: Database, most = LARGEST_STEP): Promise<number> {
  const rows = await database.all(
    storedRow,
    `select ${ROW_COLUMNS} from leads where is_indexed = 0 order by received_at desc, id limit ?`,
    most,
  );
  if (rows.length === 0) return 0;
  const words = await wordsOfLeads(database, rows);
  await database.transaction(
    rows.flatMap((row, index) => indexStatements(database.dialect, row, words[index]!)),
  );
  return rows.length;
}

const STORE_WORDS: Record<Database["dialect"], string> = {
  // Most changes of a lead leave its words as they are.
  sqlite: `insert or replace into lead_words (words, rowid)
    select given.words, number from (select ? as words) as given, searched_leads
    join leads on leads.id = lead_id where lead_id = ? and version = ?
    and not exists (select 1 from lead_words where rowid = number and lead_words.words = given.words)`,
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
