import type { LeadPage } from "#domain/desk/leads.ts";
import type { Database } from "#server/storage/database.ts";
import { anyOf, rangesOf } from "#server/desk/leads/lead-filter.ts";
import { leadRowFrom } from "#server/desk/leads/lead-row.ts";
import type { Query } from "#server/desk/leads/list-leads.ts";
import { decodeCursor, encodeCursor, type Key, PAGE_SIZE } from "#server/http/page-cursor.ts";
import { joinConditions, type Viewer } from "#server/desk/leads/visible.ts";
import { findUnindexed } from "./find-unindexed.ts";
import { findWords, type Found, type WordSearch } from "./find-words.ts";
import { searchExpression } from "./search-expression.ts";
import { facetsOf } from "./search-facets.ts";

/** Sorting by due date needs all matches, so only the newest are sorted. */
const MAX_SORTED = 500;

export async function searchLeads(
  database: Database,
  query: Query & { search: string },
  viewer: Viewer,
  now: Date,
): Promise<LeadPage> {
  const isByDue = query.sort === "due";
  const direction = query.sort === "oldest" ? "asc" : "desc";
  const order = `search-${query.sort}`;
  const after = decodeCursor(query.after, order, isByDue ? ["number", "number"] : ["number"]);
  const ranges = rangesOf(query, viewer, now).map(joinConditions);
  const words = searchExpression(query.search);
  if (words.length === 0 || ranges.length === 0) return { leads: [], next: null };
  const search: WordSearch = {
    expression: { all: [...words, ...facetsOf(query, viewer)] },
    conditions: [anyOf(ranges)],
    after: isByDue ? undefined : after?.[0],
    direction,
    count: isByDue ? MAX_SORTED : PAGE_SIZE + 1,
  };
  const { found, isIncomplete } = await findAll(database, search);
  const rows = isByDue ? found.toSorted(byDue).filter((row) => isAfter(row, after)) : found;
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const key = last && (isByDue ? [last.due_order, last.number] : [last.number]);
  return {
    leads: page.map((row) => leadRowFrom(row, now)),
    next: key && rows.length > PAGE_SIZE ? encodeCursor(order, key) : null,
    ...(isIncomplete && { isIncomplete }),
  };
}

/** The unindexed first: what is compared there is not asked for again, whatever changes meanwhile. */
async function findAll(database: Database, search: WordSearch) {
  const { found: changed, others, isIncomplete } = await findUnindexed(database, search);
  const conditions = [...search.conditions, others];
  const indexed = await findWords(database, { ...search, conditions });
  const sign = search.direction === "asc" ? 1 : -1;
  const found = [...changed, ...indexed]
    .toSorted((a, b) => sign * (a.number - b.number))
    .slice(0, search.count);
  return { found, isIncomplete };
}

const byDue = (a: Found, b: Found) => a.due_order - b.due_order || a.number - b.number;

function isAfter({ due_order, number }: Found, after: Key | null): boolean {
  if (!after) return true;
  const [due, last] = after.map(Number) as [number, number];
  return due_order > due || (due_order === due && number > last);
}
