import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import { type Viewer, visibleTo } from "#server/desk/leads/visible.ts";

/** Milliseconds after which a viewer that was not renewed is gone, because its server may have crashed. */
const VIEWER_TIMEOUT = 30_000;

type Viewing = { connectionId: string; leadId: string; viewer: Viewer };

/** Adds no viewer to a lead that the person may not see. */
export async function recordViewer(
  database: Database,
  { connectionId, leadId, viewer }: Viewing,
  now: Date,
): Promise<void> {
  const [visible, ...values] = visibleTo(viewer);
  await database.nonDurable.run(
    `insert into lead_viewers (connection_id, account_id, lead_id, seen_at)
     select ?, ?, leads.id, cast(? as bigint) from leads where leads.id = ? and ${visible}
     on conflict (connection_id) do update set seen_at = excluded.seen_at`,
    connectionId,
    viewer.id,
    now.getTime(),
    leadId,
    ...values,
  );
}

/** Also removes viewers left by crashed servers. */
export async function removeViewer(database: Database, connectionId: string, now: Date) {
  await database.nonDurable.run(
    "delete from lead_viewers where connection_id = ? or seen_at < ?",
    connectionId,
    now.getTime() - 10 * VIEWER_TIMEOUT,
  );
}

export type LeadViewers = { connectionIds: Set<string>; accountIds: string[] };

const viewerRow = z.object({
  leadId: z.string(),
  accountId: z.string(),
  connectionId: z.string(),
});

export async function findViewers(
  database: Database,
  now: Date,
): Promise<Map<string, LeadViewers>> {
  const rows = await database.all(
    viewerRow,
    `select lead_id as "leadId", account_id as "accountId", connection_id as "connectionId"
     from lead_viewers where seen_at > ? order by account_id`,
    now.getTime() - VIEWER_TIMEOUT,
  );
  const byLead = new Map<string, LeadViewers>();
  for (const { leadId, accountId, connectionId } of rows) {
    const viewers = byLead.get(leadId) ?? { connectionIds: new Set(), accountIds: [] };
    viewers.connectionIds.add(connectionId);
    if (!viewers.accountIds.includes(accountId)) viewers.accountIds.push(accountId);
    byLead.set(leadId, viewers);
  }
  return byLead;
}
