import type { LeadPage } from "#domain/desk/leads.ts";
import type { Database, Statement } from "#server/db/database.ts";
import { anyOf, rangesOf } from "#server/desk/leads/lead-filter.ts";
import { leadRowFrom, ROW_COLUMNS, type StoredRow } from "#server/desk/leads/lead-row.ts";
import type { Query } from "#server/desk/leads/list-leads.ts";
import { decodeCursor, encodeCursor, PAGE_SIZE } from "#server/desk/leads/page-cursor.ts";
import { type Condition, joinConditions, type Viewer } from "#server/desk/leads/visible.ts";
import { fts5Query, searchExpression, tsQuery } from "./search-expression.ts";
import { facetsOf } from "./search-facets.ts";
import { indexLeads } from "./search-index.ts";

type Found = StoredRow & { number: number };

/** Sorting by what is due needs all matches: only the newest are sorted. */
const MOST_SORTED = 500;

/** The leads with all words of `search` that the person may see, in pages like a list. */
export async function searchLeads(
  database: Database,
  query: Query & { search: string },
  viewer: Viewer,
  now: Date,
): Promise<LeadPage> {
  const isByDue = query.sort === "due";
  const direction = query.sort === "oldest" ? "asc" : "desc";
  const order = `search-${query.sort}`;
  const [after] = decodeCursor(query.after, order, ["number"]) ?? [];
  const ranges = rangesOf(query, viewer, now).map(joinConditions);
  const words = searchExpression(query.search);
  if (words.length === 0 || ranges.length === 0) return { leads: [], next: null };
  await indexLeads(database);
  const found = await database.all<Found>(
    ...foundStatement(database.dialect, {
      expression: { all: [...words, ...facetsOf(query, viewer)] },
      conditions: [
        anyOf(ranges),
        ...(after === undefined
          ? []
          : [[`searched_leads.number ${direction === "asc" ? ">" : "<"} ?`, after] as const]),
      ],
      direction,
      count: isByDue ? MOST_SORTED : PAGE_SIZE + 1,
    }),
  );
  if (isByDue) found.sort((a, b) => a.due_order - b.due_order || a.number - b.number);
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const hasMore = !isByDue && found.length > PAGE_SIZE;
  return {
    leads: page.map((row) => leadRowFrom(row, now)),
    next: last && hasMore ? encodeCursor(order, [last.number]) : null,
  };
}

type Search = {
  expression: Parameters<typeof fts5Query>[0];
  conditions: Condition[];
  direction: "asc" | "desc";
  count: number;
};

export function foundStatement(
  dialect: Database["dialect"],
  { expression, conditions, direction, count }: Search,
): Statement {
  const [where, ...values] = joinConditions(conditions);
  const columns = `${ROW_COLUMNS}, searched_leads.number`;
  if (dialect === "sqlite") {
    // `cross join` keeps the order of the joins: the index of words is read first, by number.
    return [
      `select ${columns} from lead_words
       cross join searched_leads on searched_leads.number = lead_words.rowid
       cross join leads on leads.id = searched_leads.lead_id
       where lead_words match ? and ${where.replaceAll("searched_leads.number", "lead_words.rowid")}
       order by lead_words.rowid ${direction} limit ?`,
      fts5Query(expression),
      ...values,
      count,
    ];
  }
  return [
    `select ${columns} from searched_leads join leads on leads.id = searched_leads.lead_id
     where searched_leads.words @@ cast(? as tsquery) and ${where}
     order by searched_leads.number ${direction} limit ?`,
    tsQuery(expression),
    ...values,
    count,
  ];
}
