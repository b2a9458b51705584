import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { Queryable, Statement } from "#server/storage/database.ts";
import { IS_SUSPECTED } from "#server/desk/leads/lead-filter.ts";
import { UNKNOWN_ORIGIN } from "#server/leads/origin.ts";

/** No value has a space. The index leads_by_time covers these expressions. */
const COLUMNS = {
  receivedAt: "cast(leads.received_at as text)",
  kind: "leads.kind",
  origin: `coalesce(leads.origin, '${UNKNOWN_ORIGIN}')`,
  /** Empty for an unassigned lead. */
  ownerId: "coalesce(leads.owner_id, '')",
  /** Milliseconds after the arrival; empty if there was no first answer. */
  answeredAfter: "coalesce(cast(leads.answered_at - leads.received_at as text), '')",
  furthestStage: "leads.furthest_stage",
};

/** No leads give null; one unassigned lead gives an empty text. */
const column = z
  .string()
  .nullable()
  .transform((text) => text?.split(" ") ?? []);

/** One array per column; a lead has the same index in each. */
const countedLeads = z.object({
  receivedAt: column,
  kind: column.pipe(z.array(z.enum(LEAD_KINDS))),
  origin: column,
  ownerId: column,
  answeredAfter: column,
  furthestStage: column,
} satisfies Record<keyof typeof COLUMNS, z.ZodType>);

export type CountedLeads = z.infer<typeof countedLeads>;

export async function findCountedLeads(database: Queryable, start: number): Promise<CountedLeads> {
  const row = await database.first(countedLeads, ...countedLeadsStatement(start));
  return row!;
}

/** One row with a text per column, because transferring tens of thousands of rows takes ten times longer than
 * reading them. */
export function countedLeadsStatement(start: number): Statement {
  const columns = Object.entries(COLUMNS).map(
    ([name, expression]) => `string_agg(${expression}, ' ') as "${name}"`,
  );
  return [
    `select ${columns.join(", ")} from leads
     where leads.received_at >= ? and leads.merged_into is null and not (${IS_SUSPECTED})`,
    start,
  ];
}
