import { isManager } from "#domain/desk/roles.ts";
import type { Condition } from "#server/storage/database.ts";
import { OWNER_ID } from "#server/leads/owner.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";

export type Viewer = Pick<SignedIn, "id" | "role">;

/** The expression of the indexes by owner; empty for an unassigned lead. */
export const OWNER_KEY = "coalesce(leads.owner_id, '')";

/** An agent sees unassigned leads and their own, a manager all. */
export function visibleTo(viewer: Viewer): Condition {
  return isManager(viewer) ? ["1 = 1"] : [`coalesce(${OWNER_ID}, '') in ('', ?)`, viewer.id];
}

/** The rule of `visibleTo` for a lead that was read already. */
export function maySee(viewer: Viewer, ownerId: string | null): boolean {
  return isManager(viewer) || ownerId === null || ownerId === viewer.id;
}

export function joinConditions(conditions: readonly Condition[]): Condition {
  const sql = conditions.map(([condition]) => `(${condition})`).join(" and ");
  return [sql, ...conditions.flatMap(([, ...values]) => values)];
}
