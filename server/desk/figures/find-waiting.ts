import { type Figures, figures } from "#domain/desk/figures.ts";
import type { Queryable, Statement } from "#server/storage/database.ts";
import { rangesOf } from "#server/desk/leads/lead-filter.ts";
import { joinConditions, type Viewer } from "#server/desk/leads/visible.ts";

export async function findWaiting(
  database: Queryable,
  viewer: Viewer,
  now: Date,
): Promise<Figures["waiting"]> {
  const rows = await database.all(figures.shape.waiting.element, ...waitingStatement(viewer, now));
  return rows.toSorted((one, other) => other.leads - one.leads);
}

export function waitingStatement(viewer: Viewer, now: Date): Statement {
  const ranges = rangesOf({ view: "waiting" }, viewer, now).map(joinConditions);
  const parts = ranges.map(
    ([where]) =>
      `select leads.owner_id as "ownerId", leads.stage, count(*) as leads,
         min(coalesce(leads.stage_since, leads.received_at)) as since
       from leads where ${where} group by leads.owner_id, leads.stage`,
  );
  return [parts.join(" union all "), ...ranges.flatMap(([, ...values]) => values)];
}
