import type { Role } from "#domain/desk/roles.ts";
import type { Queryable } from "#server/db/database.ts";
import { MAX_AGE, MAX_IDLE } from "#server/desk/sessions/session-repository.ts";

/** The roles of the sessions that have not ended. An open connection does not prolong its session. */
export async function rolesOfSessions(
  database: Queryable,
  sessionIds: string[],
  now: Date,
): Promise<Map<string, Role>> {
  const rows = await database.all<{ id: string; role: Role }>(
    `select sessions.id, accounts.role from sessions
     join accounts on accounts.id = sessions.account_id
     where sessions.id in (${sessionIds.map(() => "?").join(", ")})
       and sessions.last_used_at > ? and sessions.created_at > ? and accounts.disabled_at is null`,
    ...sessionIds,
    now.getTime() - MAX_IDLE,
    now.getTime() - MAX_AGE,
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}
