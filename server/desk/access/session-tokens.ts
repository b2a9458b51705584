import { createHash, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Database, Statement } from "#server/storage/database.ts";

/** A session in use gets another cookie after this time. */
const MAX_TOKEN_AGE = 15 * 60_000;

/** Requests that were sent together with the first use of the successor may still arrive for so long. A
 * successor that was not used by then was lost on its way, and the next one is offered. */
export const TOKEN_GRACE = 30_000;

const LONGEST_STORING = 500;

/** Resolves with null where a write waits for longer, such as for a locked file: a response does not. */
export async function untilStored<Result>(storing: Promise<Result>): Promise<Result | null> {
  return Promise.race([storing, delay(LONGEST_STORING, null, { ref: false })]);
}

export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

type TokenTimes = { tokenSince: number; tokenOfferedAt: number | null };

export function needsNewToken({ tokenSince, tokenOfferedAt }: TokenTimes, now: Date): boolean {
  const at = now.getTime();
  const isOffered = tokenOfferedAt !== null && at - tokenOfferedAt < TOKEN_GRACE;
  return !isOffered && at - tokenSince >= MAX_TOKEN_AGE;
}

type OfferDeps = { database: Database; log: FastifyBaseLogger; now: () => Date };

/** The cookie's next value, or null if it could not be stored. The one before stays valid until this one is used for
 * the first time, because the response may be lost on its way. */
export async function offerToken(
  { database, log, now }: OfferDeps,
  sessionId: string,
): Promise<string | null> {
  const token = makeToken();
  const at = now().getTime();
  try {
    await database.transaction([
      [
        `insert into session_tokens (token_hash, session_id, made_at)
         select ?, id, cast(? as bigint) from sessions where id = ?`,
        hashOf(token),
        at,
        sessionId,
      ],
      ["update sessions set token_offered_at = ? where id = ?", at, sessionId],
    ]);
    return token;
  } catch (err) {
    log.warn({ err }, "new session token not stored");
    return null;
  }
}

const otherToken = z.object({
  sessionId: z.string(),
  accountId: z.string(),
  device: z.string(),
  replacedAt: z.number().nullable(),
});

type OtherToken = z.infer<typeof otherToken>;

/** A value that is not the session's own: an offered or a replaced one. */
export async function findOtherToken(
  database: Database,
  tokenHash: string,
): Promise<OtherToken | null> {
  const row = await database.first(
    otherToken,
    `select session_id as "sessionId", account_id as "accountId", device, replaced_at as "replacedAt"
     from session_tokens join sessions on sessions.id = session_tokens.session_id
     where session_tokens.token_hash = ?`,
    tokenHash,
  );
  return row ?? null;
}

/** The first statement of a transaction: requests that change the session at the same time wait for each other, also
 * on several servers. */
export function lockSession(sessionId: string): Statement {
  return ["update sessions set token_offered_at = token_offered_at where id = ?", sessionId];
}

/** Makes an offered value the session's own. */
export function acceptToken(tokenHash: string, sessionId: string, now: Date): Statement[] {
  const at = now.getTime();
  return [
    lockSession(sessionId),
    [
      `insert into session_tokens (token_hash, session_id, made_at, replaced_at)
       select token_hash, id, coalesce(token_since, created_at), cast(? as bigint) from sessions
       where id = ? and token_hash <> ?
       on conflict (token_hash) do update set replaced_at = excluded.replaced_at`,
      at,
      sessionId,
      tokenHash,
    ],
    [
      `update sessions set token_hash = ?, token_since = ?, token_offered_at = null
       where id = ? and token_hash <> ?`,
      tokenHash,
      at,
      sessionId,
      tokenHash,
    ],
  ];
}
