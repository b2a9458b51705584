import { randomUUID } from "node:crypto";
import { z } from "zod";
import { CLOCK_DIFFERENCE } from "#server/storage/clock-difference.ts";
import type { Database } from "#server/storage/database.ts";

/** Milliseconds. */
export const CHALLENGE_TIMEOUT = 5 * 60_000;

/** The account that adds a passkey, with the session that it confirms if it is a touch, or null for a
 * sign-in. */
export type ChallengeOwner = { accountId: string; sessionId?: string } | null;

export async function storeChallenge(
  database: Database,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await database.nonDurable.run(
    `insert into passkey_challenges (id, challenge, account_id, session_id, expires_at)
     values (?, ?, ?, ?, ?)`,
    id,
    challenge,
    owner?.accountId ?? null,
    owner?.sessionId ?? null,
    now.getTime() + CHALLENGE_TIMEOUT,
  );
  return id;
}

const challengeRow = z.object({ challenge: z.string() });

/** A challenge can be taken once. Null if there is none for this owner. */
export async function takeChallenge(
  database: Database,
  id: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<string | null> {
  const row = await database.first(
    challengeRow,
    `delete from passkey_challenges where id = ? and coalesce(account_id, '') = ?
       and coalesce(session_id, '') = ? and expires_at > ? and expires_at <= ?
     returning challenge`,
    id,
    owner?.accountId ?? "",
    owner?.sessionId ?? "",
    now.getTime(),
    // A clock that was set back does not make the challenge valid for longer.
    now.getTime() + CHALLENGE_TIMEOUT + CLOCK_DIFFERENCE,
  );
  return row?.challenge ?? null;
}
