import type { Queryable } from "#server/db/database.ts";
import { OWNER_ID, type Viewer } from "#server/desk/leads/visible.ts";

/** A lead that arrived or changed a moment ago. */
export type ChangedLead = {
  id: string;
  version: number;
  ownerId: string | null;
  /** When it was assigned or merged last. */
  ownerSince: number | null;
};

/** Two ranges of indexes, whose length does not depend on the number of leads. */
export async function findChangedLeads(database: Queryable, since: number): Promise<ChangedLead[]> {
  const columns = `id, version, ${OWNER_ID} as "ownerId", owner_since as "ownerSince"`;
  return database.all<ChangedLead>(
    `select ${columns} from leads where received_at > ?
     union select ${columns} from leads where changed_at > ?`,
    since,
    since,
  );
}

/** The ids of leads that a person erased a moment ago, from the index of the audit's times. */
export async function findErasedLeads(database: Queryable, since: number): Promise<string[]> {
  const rows = await database.all<{ id: string }>(
    "select subject as id from audit_entries where at > ? and action = 'lead-erased'",
    since,
  );
  return rows.map(({ id }) => id);
}

export function maySee({ id, role }: Viewer, { ownerId }: ChangedLead): boolean {
  return role === "manager" || ownerId === null || ownerId === id;
}
