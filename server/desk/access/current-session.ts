import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/storage/database.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { deskMail } from "#server/delivery/desk-mails.ts";
import type { Outbox } from "#server/delivery/worker.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import { findSession, type UsedSession } from "./session-repository.ts";
import {
  acceptToken,
  findOtherToken,
  hashOf,
  lockSession,
  TOKEN_GRACE,
  untilStored,
} from "./session-tokens.ts";

export type SessionDeps = {
  database: Database;
  outbox: Pick<Outbox, "notify">;
  endedSessions: EndedSessions;
  log: FastifyBaseLogger;
  now: () => Date;
};

/** The session of a cookie's value: its own, an offered one, or one that was replaced a moment ago. A value that
 * was replaced earlier is a copy, so it ends the session. */
export async function findCurrentSession(
  deps: SessionDeps,
  token: string,
): Promise<UsedSession | null> {
  const { database, endedSessions, now } = deps;
  const hash = hashOf(token);
  if (endedSessions.has(hash)) return null;
  const session =
    (await findSession(database, ["token_hash = ?", hash], now())) ??
    (await findByOtherToken(deps, hash));
  return session && endedSessions.has(session.sessionId) ? null : session;
}

async function findByOtherToken(deps: SessionDeps, hash: string): Promise<UsedSession | null> {
  const { database, log, now } = deps;
  const found = await findOtherToken(database, hash);
  if (!found) return null;
  const { sessionId, replacedAt } = found;
  const byId = () => findSession(database, ["sessions.id = ?", sessionId], now());
  if (replacedAt === null) {
    const accepting = database.transaction(acceptToken(hash, sessionId, now()));
    // Where it cannot be stored, the next request tries again.
    await untilStored(
      accepting.catch((err: unknown) => log.warn({ err }, "new session token not stored")),
    );
    return byId();
  }
  if (Math.abs(now().getTime() - replacedAt) <= TOKEN_GRACE) return byId();
  if (await byId()) await endCopiedSession(deps, found);
  return null;
}

type Copied = { sessionId: string; accountId: string; device: string };

async function endCopiedSession(
  { database, outbox, now }: SessionDeps,
  { sessionId, accountId, device }: Copied,
): Promise<void> {
  const at = now();
  const isThere = "exists (select 1 from sessions where id = ?)";
  const entry = { at, by: null, action: "session-copied", subject: accountId } as const;
  await database.transaction([
    lockSession(sessionId), // so that its owner gets one mail
    deskMail({
      to: [`accounts.id = ? and ${isThere}`, accountId, sessionId],
      purpose: "session-copied",
      content: { device },
      at,
    }),
    auditStatement({ ...entry, details: device }, [isThere, sessionId]),
    ["delete from sessions where id = ?", sessionId],
  ]);
  outbox.notify(true);
}
