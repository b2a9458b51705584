import type { Queryable } from "#server/db/database.ts";
import type { Viewer } from "#server/desk/leads/visible.ts";

/** A lead that arrived or changed a moment ago. */
export type ChangedLead = {
  id: string;
  version: number;
  ownerId: string | null;
  /** When it was assigned last. */
  ownerSince: number | null;
};

/** Two ranges of indexes, whose length does not depend on the number of leads. */
export async function findChangedLeads(database: Queryable, since: number): Promise<ChangedLead[]> {
  const columns = `id, version, owner_id as "ownerId", owner_since as "ownerSince"`;
  return database.all<ChangedLead>(
    `select ${columns} from leads where received_at > ?
     union select ${columns} from leads where changed_at > ?`,
    since,
    since,
  );
}

export function maySee({ id, role }: Viewer, { ownerId }: ChangedLead): boolean {
  return role === "manager" || ownerId === null || ownerId === id;
}
