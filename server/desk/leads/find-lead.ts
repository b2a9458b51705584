import { z } from "zod";
import { LOST_REASONS } from "#domain/desk/stages.ts";
import type { Queryable } from "#server/storage/database.ts";
import { HttpError } from "#server/http/http-error.ts";
import { ROW_COLUMNS, storedRow } from "./lead-row.ts";
import { type Viewer, visibleTo } from "./visible.ts";

export const workedLead = storedRow.extend({
  lost_reason: z.enum(LOST_REASONS).nullable(),
  merged_into: z.string().nullable(),
});

export type WorkedLead = z.infer<typeof workedLead>;

export async function findVisibleLead(
  database: Queryable,
  id: string,
  viewer: Viewer,
): Promise<WorkedLead | null> {
  const [visible, ...values] = visibleTo(viewer);
  const row = await database.first(
    workedLead,
    `select ${ROW_COLUMNS}, leads.lost_reason, leads.merged_into
     from leads where leads.id = ? and ${visible}`,
    id,
    ...values,
  );
  return row ?? null;
}

export function noSuchLead(): HttpError {
  return new HttpError(404, "No such lead: it may be erased, or assigned to somebody else");
}

export async function requireVisibleLead(
  database: Queryable,
  id: string,
  viewer: Viewer,
): Promise<WorkedLead> {
  const lead = await findVisibleLead(database, id, viewer);
  if (!lead) throw noSuchLead();
  return lead;
}
