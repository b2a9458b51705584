import { z } from "zod";
import { liveEvents } from "#domain/desk/live.ts";
import type { Queryable } from "#server/storage/database.ts";
import { OWNER_ID } from "#server/desk/leads/visible.ts";

const changedLead = liveEvents.lead.extend({
  ownerId: z.string().nullable(),
  /** The owner before the change. */
  earlierOwnerId: z.string().nullable(),
});

export type ChangedLead = z.infer<typeof changedLead>;

/** Two ranges of indexes, whose length does not depend on the number of leads. */
export async function findChangedLeads(database: Queryable, since: number): Promise<ChangedLead[]> {
  const columns = `id, version, ${OWNER_ID} as "ownerId",
    case when merged_into is null and owner_since > ? then previous_owner_id else owner_id end as "earlierOwnerId"`;
  return database.all(
    changedLead,
    `select ${columns} from leads where received_at > ?
     union select ${columns} from leads where changed_at > ?`,
    ...Array<number>(4).fill(since),
  );
}

/** Read from the index of the audit's times. */
export async function findErasedLeads(database: Queryable, since: number): Promise<string[]> {
  const rows = await database.all(
    liveEvents.erased,
    "select subject as id from audit_entries where at > ? and action = 'lead-erased' and subject is not null",
    since,
  );
  return rows.map(({ id }) => id);
}
