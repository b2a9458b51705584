import type { z } from "zod";
import type { LeadPage, leadQuery } from "#domain/desk/leads.ts";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { rangesOf } from "./lead-filter.ts";
import { leadRowFrom, ROW_COLUMNS, storedRow } from "./lead-row.ts";
import { decodeCursor, encodeCursor, type Key, PAGE_SIZE } from "#server/http/page-cursor.ts";
import { joinConditions, type Viewer } from "./visible.ts";

export type Query = z.output<typeof leadQuery>;

const BY_TIME = ["received_at", "id"] as const;

type Order = {
  columns: readonly ("due_order" | "received_at" | "id")[];
  direction: "asc" | "desc";
};

const ORDERS: Record<Query["sort"], Order> = {
  newest: { columns: BY_TIME, direction: "desc" },
  oldest: { columns: BY_TIME, direction: "asc" },
  due: { columns: ["due_order", ...BY_TIME], direction: "asc" },
};

export async function listLeads(
  database: Database,
  query: Query,
  viewer: Viewer,
  now: Date,
): Promise<LeadPage> {
  const { columns } = ORDERS[query.sort];
  const types = columns.map((column) => (column === "id" ? "string" : "number"));
  const after = decodeCursor(query.after, query.sort, types);
  const ranges = rangesOf(query, viewer, now);
  if (ranges.length === 0) return { leads: [], next: null };
  const rows = await database.all(storedRow, ...pageStatement(ranges, query, after));
  const page = rows.slice(0, PAGE_SIZE);
  const lastKey = columns.map((column) => page.at(-1)?.[column] ?? "");
  return {
    leads: page.map((row) => leadRowFrom(row, now)),
    next: rows.length > PAGE_SIZE ? encodeCursor(query.sort, lastKey) : null,
  };
}

/** Reads at most a page of each range from an index, then the leads of the page. */
export function pageStatement(
  ranges: readonly Condition[][],
  query: Pick<Query, "view" | "sort">,
  after: Key | null,
): Statement {
  const order = ORDERS[query.sort];
  const count = PAGE_SIZE + 1; // one more shows whether another page follows
  const parts = ranges.map((range) => rangeStatement(range, query, after, count));
  const keys = parts.map(([sql]) => `select * from (${sql}) as part`).join(" union all ");
  return [
    `select ${ROW_COLUMNS} from (
       select * from (${keys}) as parts order by ${orderBy("parts", order)} limit ?
     ) as page join leads on leads.id = page.id
     order by ${orderBy("page", order)}`,
    ...parts.flatMap(([, ...values]) => values),
    count,
  ];
}

/** More than an office can have due at once. */
const MOST_DUE = 10_000;

function rangeStatement(
  range: readonly Condition[],
  { view, sort }: Pick<Query, "view" | "sort">,
  after: Key | null,
  count: number,
): Statement {
  const order = ORDERS[sort];
  const { columns, direction } = order;
  const key = columns.map((column) => `leads.${column}`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  const following: Condition[] = after
    ? [[`(${key}) ${direction === "asc" ? ">" : "<"} (${marks})`, ...after]]
    : [];
  const end = `order by ${orderBy("leads", order)} limit ?`;
  if (view === "due" && sort !== "due") {
    // Few leads are due, so they are found by date and then sorted.
    const [where, ...values] = joinConditions(range);
    const [rest, ...restValues] = joinConditions([["1 = 1"], ...following]);
    const due = `select leads.received_at, leads.id from leads where ${where}
                 order by leads.due_order limit ${MOST_DUE}`;
    return [
      `select ${key} from (${due}) as leads where ${rest} ${end}`,
      ...values,
      ...restValues,
      count,
    ];
  }
  const [where, ...values] = joinConditions([...range, ...following]);
  return [`select ${key} from leads where ${where} ${end}`, ...values, count];
}

function orderBy(table: string, { columns, direction }: Order): string {
  return columns.map((column) => `${table}.${column} ${direction}`).join(", ");
}
