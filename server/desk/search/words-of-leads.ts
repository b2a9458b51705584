import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import { ROW_COLUMNS, type StoredRow, storedRow } from "#server/desk/leads/lead-row.ts";
import { leadWords } from "./lead-words.ts";

/** The words of each lead, in the same order, as they are stored now. */
export async function wordsOfLeads(
  database: Database,
  rows: readonly StoredRow[],
): Promise<string[][]> {
  if (rows.length === 0) return []; // PostgreSQL refuses an empty list
  const ids = rows.map(({ id }) => id);
  const merged = await mergedInto(database, ids);
  const notes = await notesOf(database, [...ids, ...merged.map(({ id }) => id)]);
  const words: string[][] = [];
  for (const row of rows) {
    const ownMerged = merged.filter((one) => one.merged_into === row.id);
    const texts = [row, ...ownMerged].flatMap(({ id }) => notes.get(id) ?? []);
    words.push(leadWords(row, ownMerged, texts));
    if (words.length % LEADS_PER_TURN === 0) await nextTurn();
  }
  return words;
}

/** Other requests are handled in between: a lead takes 0.2 ms. */
const LEADS_PER_TURN = 10;

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
