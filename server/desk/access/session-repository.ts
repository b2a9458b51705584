import { randomUUID } from "node:crypto";
import { z } from "zod";
import { account } from "#domain/desk/account.ts";
import type { Role } from "#domain/desk/roles.ts";
import { sessionList } from "#domain/desk/sign-in.ts";
import type { Condition, Database, Queryable, Statement } from "#server/storage/database.ts";
import { ALWAYS } from "#server/storage/audit-statement.ts";
import { hashOf, makeToken } from "./session-tokens.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An unused session ends after this time. */
const MAX_IDLE = 12 * HOUR;
/** Every session ends at this age. */
export const MAX_AGE = 7 * 24 * HOUR;

const signedIn = account
  .pick({ id: true, name: true, email: true, role: true })
  .extend({ sessionId: z.string() });

export type SignedIn = z.infer<typeof signedIn>;

const usedSession = signedIn.extend({
  lastUsedAt: z.number(),
  /** Since when its cookie has the value of now, and when the browser was last sent another one. */
  tokenSince: z.number(),
  tokenOfferedAt: z.number().nullable(),
  /** When the person last proved who they are, in a way that counts for their account. */
  touchedAt: z.number().nullable(),
});

export type UsedSession = z.infer<typeof usedSession>;

export function isValidSession(now: Date): Condition {
  const at = now.getTime();
  return ["(sessions.last_used_at > ? and sessions.created_at > ?)", at - MAX_IDLE, at - MAX_AGE];
}

/** The cookie's value, and the statement that starts its session if the condition holds. A mailed code is not
 * strong. */
export function newSession(
  accountId: string,
  device: string,
  now: Date,
  [condition, ...values]: Condition = ALWAYS,
  isStrong = true,
) {
  const token = makeToken();
  const at = now.getTime();
  const statement: Statement = [
    `insert into sessions (id, token_hash, account_id, device, created_at, last_used_at,
       touched_at, strongly_touched_at)
     select ?, ?, ?, ?, cast(? as bigint), cast(? as bigint), cast(? as bigint), cast(? as bigint)
     where ${condition}`,
    randomUUID(),
    hashOf(token),
    accountId,
    device,
    at,
    at,
    at,
    isStrong ? at : null,
    ...values,
  ];
  return { token, statement };
}

const SESSIONS_OF_ACCOUNTS = `sessions join accounts
  on accounts.id = sessions.account_id and accounts.disabled_at is null`;

/** From the first passkey on, a mailed code is no proof any more. */
const TOUCHED_AT = `case when exists (select 1 from passkeys where account_id = accounts.id)
  then strongly_touched_at else touched_at end`;

export function touchSession(
  { sessionId, isStrong, at }: { sessionId: string; isStrong: boolean; at: Date },
  [condition, ...values]: Condition = ALWAYS,
): Statement {
  const columns = isStrong ? ["touched_at", "strongly_touched_at"] : ["touched_at"];
  return [
    `update sessions set ${columns.map((name) => `${name} = ?`).join(", ")}
     where id = ? and ${condition}`,
    ...columns.map(() => at.getTime()),
    sessionId,
    ...values,
  ];
}

/** Null for an unknown or ended session, and for a disabled account. */
export async function findSession(
  database: Database,
  [condition, ...given]: Condition,
  now: Date,
): Promise<UsedSession | null> {
  const [isValid, ...values] = isValidSession(now);
  const row = await database.first(
    usedSession,
    `select accounts.id, name, email, role, sessions.id as "sessionId", last_used_at as "lastUsedAt",
       coalesce(token_since, sessions.created_at) as "tokenSince",
       token_offered_at as "tokenOfferedAt", ${TOUCHED_AT} as "touchedAt"
     from ${SESSIONS_OF_ACCOUNTS} where ${condition} and ${isValid}`,
    ...given,
    ...values,
  );
  return row ?? null;
}

/** The time is written once a minute. */
export async function prolongSession(
  database: Database,
  { sessionId, lastUsedAt }: { sessionId: string; lastUsedAt: number },
  now: Date,
): Promise<void> {
  if (Math.abs(now.getTime() - lastUsedAt) < MINUTE) return;
  await database.nonDurable.run(
    "update sessions set last_used_at = ? where id = ?",
    now.getTime(),
    sessionId,
  );
}

const sessionRole = account.pick({ id: true, role: true });

/** The roles of valid sessions, by session id. */
export async function rolesOfSessions(
  database: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Role>> {
  if (sessionIds.length === 0) return new Map(); // PostgreSQL refuses an empty list
  const [isValid, ...values] = isValidSession(now);
  const rows = await database.all(
    sessionRole,
    `select sessions.id, role from ${SESSIONS_OF_ACCOUNTS}
     where sessions.id in (${sessionIds.map(() => "?").join(", ")}) and ${isValid}`,
    ...sessionIds,
    ...values,
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

const sessionRow = sessionList.element.omit({ isCurrent: true });

export async function listSessions(
  database: Database,
  { id, sessionId }: SignedIn,
  now: Date,
): Promise<z.infer<typeof sessionList>> {
  const [isValid, ...values] = isValidSession(now);
  const rows = await database.all(
    sessionRow,
    `select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
     where account_id = ? and ${isValid} order by last_used_at desc, id`,
    id,
    ...values,
  );
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
}

export function deleteByToken(
  token: string,
  [condition, ...values]: Condition = ALWAYS,
): Statement {
  return [
    `delete from sessions where (token_hash = ? or id in
       (select session_id from session_tokens where token_hash = ?)) and ${condition}`,
    hashOf(token),
    hashOf(token),
    ...values,
  ];
}

export function deleteOwn(id: string, accountId: string): Statement {
  return ["delete from sessions where id = ? and account_id = ?", id, accountId];
}

export function deleteOthers({ id, sessionId }: SignedIn): Statement {
  return ["delete from sessions where account_id = ? and id <> ?", id, sessionId];
}
