import { z } from "zod";
import { liveEvents } from "#domain/desk/live.ts";
import type { Queryable } from "#server/storage/database.ts";
import { OWNER_ID } from "#server/leads/owner.ts";

const changedLead = liveEvents.lead.extend({
  ownerId: z.string().nullable(),
  /** The owner before the change. */
  earlierOwnerId: z.string().nullable(),
});

export type ChangedLead = z.infer<typeof changedLead>;

/** Two ranges of indexes, whose length does not depend on the number of leads. */
export async function findChangedLeads(database: Queryable, since: number): Promise<ChangedLead[]> {
  const columns = `id, version, ${OWNER_ID} as "ownerId",
    case when coalesce(owner_since, 0) <= ? then ${OWNER_ID}
      when merged_into is null then previous_owner_id else owner_id end as "earlierOwnerId"`;
  return database.all(
    changedLead,
    `select ${columns} from leads where received_at > ?
     union select ${columns} from leads where changed_at > ?`,
    ...Array<number>(4).fill(since),
  );
}

const erasedLead = changedLead.pick({ id: true, ownerId: true });

export async function findErasedLeads(
  database: Queryable,
  since: number,
): Promise<z.infer<typeof erasedLead>[]> {
  return database.all(
    erasedLead,
    `select lead_id as id, owner_id as "ownerId" from erased_leads where erased_at > ?`,
    since,
  );
}
