import type { Queryable } from "#server/storage/database.ts";

export async function messageSummaries(
  database: Queryable,
  leadIds: string[],
): Promise<Map<string, string>> {
  const rows = await database.all<{ leadId: string; state: string; count: number }>(
    `select lead_id as "leadId", state, count(*) as count from messages
     where lead_id in (${leadIds.map(() => "?").join(", ")}) group by lead_id, state order by state`,
    ...leadIds,
  );
  const summaries = new Map<string, string>();
  for (const { leadId, state, count } of rows) {
    const before = summaries.get(leadId);
    summaries.set(leadId, `${before ? `${before}, ` : ""}${count} ${state}`);
  }
  return summaries;
}
