import type { Condition, Database } from "#server/storage/database.ts";
import { flag } from "#server/storage/row-values.ts";
import { ROW_COLUMNS } from "#server/desk/leads/lead-row.ts";
import { joinConditions } from "#server/desk/leads/visible.ts";
import { foundRow, type Found, type WordSearch } from "./find-words.ts";
import { hasWords } from "./search-expression.ts";
import { wordsOfLeads } from "./words-of-leads.ts";

/** As many as the largest change of many leads at once, twice. */
const MOST_COMPARED = 200;

type Unindexed = {
  found: Found[];
  /** On `leads`: those that were not compared. One that changes after the comparison is found by its earlier words. */
  others: Condition;
  /** Whether leads were left out, because the index has to be filled first. */
  isIncomplete: boolean;
};

const comparedRow = foundRow.extend({ isListed: flag });

/** Compares the newest leads that changed since they were indexed with the search, word by word: a search finds
 * every change at once and writes nothing. */
export async function findUnindexed(database: Database, search: WordSearch): Promise<Unindexed> {
  const { conditions, direction, after, expression } = search;
  const [isListed, ...values] = joinConditions(conditions);
  // A lead gets its number when it is indexed, one of the thousand of its millisecond.
  const number = `leads.received_at * 1000 + ${direction === "asc" ? 999 : 0}`;
  const rows = await database.all(
    comparedRow,
    `select ${ROW_COLUMNS}, coalesce(searched_leads.number, ${number}) as number,
       (${isListed}) as "isListed"
     from leads left join searched_leads on searched_leads.lead_id = leads.id
     where leads.is_indexed = 0 order by leads.received_at desc, leads.id limit ?`,
    ...values,
    MOST_COMPARED,
  );
  const listed = rows.filter((row) => row.isListed && isAfter(row.number, after, direction));
  const words = await wordsOfLeads(database, listed);
  return {
    found: listed.filter((_, index) => hasWords(expression, words[index]!)),
    others: notIn(rows.map(({ id }) => id)),
    isIncomplete: rows.length === MOST_COMPARED,
  };
}

function notIn(ids: readonly string[]): Condition {
  if (ids.length === 0) return ["1 = 1"]; // PostgreSQL refuses an empty list
  return [`leads.id not in (${ids.map(() => "?").join(", ")})`, ...ids];
}

function isAfter(number: number, after: WordSearch["after"], direction: "asc" | "desc"): boolean {
  if (after === undefined) return true;
  return direction === "asc" ? number > Number(after) : number < Number(after);
}
