import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { OWNER_ID } from "#server/leads/owner.ts";

/** Milliseconds: longer than the live feed reads changes again. */
const KEPT_FOR = 3_600_000;

/** Part of the transaction that deletes leads, because nothing else knows afterwards who could see them. */
export function announceErasedLeads(
  [condition, ...values]: Condition,
  { at, erasureId }: { at: Date; erasureId: string },
): Statement {
  return [
    `insert into erased_leads (lead_id, owner_id, erased_at, erasure_id)
     select leads.id, ${OWNER_ID}, cast(? as bigint), cast(? as text) from leads where ${condition}
     on conflict (lead_id) do nothing`,
    at.getTime(),
    erasureId,
    ...values,
  ];
}

/** Resolves with the number of forgotten leads. */
export async function forgetErasedLeads(database: Database, now: Date): Promise<number> {
  return database.run("delete from erased_leads where erased_at < ?", now.getTime() - KEPT_FOR);
}
