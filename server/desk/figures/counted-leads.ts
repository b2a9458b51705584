import type { Queryable, Statement } from "#server/storage/database.ts";
import { IS_SUSPECTED } from "#server/desk/leads/lead-filter.ts";
import { UNKNOWN_ORIGIN } from "#server/leads/origin.ts";

/** The leads since a time, column by column: the values of one lead have the same place in each. */
export type CountedLeads = Record<Column, string[]>;

/** Each without spaces; see the index leads_by_time in server/storage/migrations. */
const COLUMNS = {
  receivedAt: "cast(leads.received_at as text)",
  kind: "leads.kind",
  origin: `coalesce(leads.origin, '${UNKNOWN_ORIGIN}')`,
  /** Empty: nobody. */
  ownerId: "coalesce(leads.owner_id, '')",
  /** In milliseconds after the arrival; empty: not answered. */
  answeredAfter: "coalesce(cast(leads.answered_at - leads.received_at as text), '')",
  furthestStage: "leads.furthest_stage",
};

type Column = keyof typeof COLUMNS;

const NAMES = Object.keys(COLUMNS) as Column[];

export async function findCountedLeads(database: Queryable, start: number): Promise<CountedLeads> {
  const row = await database.first<Record<Column, string | null>>(...countedLeadsStatement(start));
  // Without leads there is no text; the text of one lead without an owner is empty.
  const split = (text: string | null | undefined) => text?.split(" ") ?? [];
  return Object.fromEntries(NAMES.map((name) => [name, split(row?.[name])])) as CountedLeads;
}

/**
 * One row with a text for each column: tens of thousands of rows take ten times longer to hand over than
 * to read.
 */
export function countedLeadsStatement(start: number): Statement {
  const columns = NAMES.map((name) => `string_agg(${COLUMNS[name]}, ' ') as "${name}"`);
  return [
    `select ${columns.join(", ")} from leads
     where leads.received_at >= ? and leads.merged_into is null and not (${IS_SUSPECTED})`,
    start,
  ];
}
