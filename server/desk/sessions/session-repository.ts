import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Role } from "#domain/desk/roles.ts";
import type { sessionList } from "#domain/desk/sign-in.ts";
import type { Condition, Database, Queryable, Statement } from "#server/db/database.ts";
import { ALWAYS } from "#server/desk/audit/audit-statement.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends when it is not used for so long. */
export const MAX_IDLE = 12 * HOUR;
/** A session ends at this age, however much it is used. */
export const MAX_AGE = 7 * 24 * HOUR;

/** The signed-in person, read anew at every call. */
export type SignedIn = {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
};

type ListedSession = z.infer<typeof sessionList>[number];

type SessionRow = SignedIn & { lastUsedAt: number };

/** The cookie's value, and the statement that starts its session where the condition holds. */
export function newSession(
  accountId: string,
  device: string,
  now: Date,
  [condition, ...values]: Condition = ALWAYS,
) {
  const token = randomBytes(32).toString("base64url");
  const at = now.getTime();
  const statement: Statement = [
    `insert into sessions (id, token_hash, account_id, device, created_at, last_used_at)
     select ?, ?, ?, ?, cast(? as bigint), cast(? as bigint) where ${condition}`,
    randomUUID(),
    hashOf(token),
    accountId,
    device,
    at,
    at,
    ...values,
  ];
  return { token, statement };
}

/** Null for an unknown or ended session, and for a disabled account. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  const at = now.getTime();
  const row = await database.first<SessionRow>(
    `select a.id, a.name, a.email, a.role, s.id as "sessionId", s.last_used_at as "lastUsedAt"
     from sessions s join accounts a on a.id = s.account_id
     where s.token_hash = ? and s.last_used_at > ? and s.created_at > ? and a.disabled_at is null`,
    hashOf(token),
    at - MAX_IDLE,
    at - MAX_AGE,
  );
  if (!row) return null;
  const { lastUsedAt, ...signedIn } = row;
  if (at - lastUsedAt >= MINUTE) await touchSession(database.nonDurable, row.sessionId, at);
  return signedIn;
}

async function touchSession(database: Queryable, id: string, at: number): Promise<void> {
  await database.run("update sessions set last_used_at = ? where id = ?", at, id);
}

export async function listSessions(
  database: Database,
  { id, sessionId }: SignedIn,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await database.all<Omit<ListedSession, "isCurrent">>(
    `select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
     where account_id = ? and last_used_at > ? and created_at > ? order by last_used_at desc, id`,
    id,
    now.getTime() - MAX_IDLE,
    now.getTime() - MAX_AGE,
  );
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
}

export function deleteByToken(token: string, [condition, ...values]: Condition): Statement {
  return [`delete from sessions where token_hash = ? and ${condition}`, hashOf(token), ...values];
}

export function deleteOwn(id: string, accountId: string): Statement {
  return ["delete from sessions where id = ? and account_id = ?", id, accountId];
}

export function deleteOthers({ id, sessionId }: SignedIn): Statement {
  return ["delete from sessions where account_id = ? and id <> ?", id, sessionId];
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
