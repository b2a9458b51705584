import { z } from "zod";
import { messageState } from "#server/delivery/message-repository.ts";
import type { Queryable } from "#server/storage/database.ts";

const countedMessages = messageState
  .pick({ state: true })
  .extend({ leadId: z.string(), count: z.number() });

export async function messageSummaries(
  database: Queryable,
  leadIds: string[],
): Promise<Map<string, string>> {
  const rows = await database.all(
    countedMessages,
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
