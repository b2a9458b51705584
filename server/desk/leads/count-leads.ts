import { VIEWS, type ViewCounts, viewCounts } from "#domain/desk/leads.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { rangesOf } from "./lead-filter.ts";
import { joinConditions, type Viewer } from "./visible.ts";

/** A larger number helps nobody, and takes longer to count. */
export const MOST_COUNTED = 1000;

export async function countLeads(
  database: Database,
  viewer: Viewer,
  now: Date,
): Promise<ViewCounts> {
  const counts = VIEWS.map((view): Statement => {
    const ranges = rangesOf({ view }, viewer, now).map(joinConditions);
    const parts = ranges.map(
      ([where]) =>
        `select * from (select 1 as one from leads where ${where} limit ${MOST_COUNTED}) as part`,
    );
    return [
      `(select count(*) from (
         select * from (${parts.join(" union all ")}) as parts limit ${MOST_COUNTED}
       ) as counted) as "${view}"`,
      ...ranges.flatMap(([, ...values]) => values),
    ];
  });
  const row = await database.first(
    viewCounts,
    `select ${counts.map(([sql]) => sql).join(", ")}`,
    ...counts.flatMap(([, ...values]) => values),
  );
  return row!;
}
