import type { Database } from "#server/db/database.ts";
import { MAX_AGE, MAX_IDLE } from "#server/desk/sessions/session-repository.ts";

/** Removes codes, challenges and sessions that are no longer valid. Resolves with how many there were. */
export async function forgetExpired(database: Database, now: Date): Promise<number> {
  const at = now.getTime();
  const removed = await database.transaction([
    ["delete from sign_in_codes where expires_at <= ?", at],
    ["delete from passkey_challenges where expires_at <= ?", at],
    [
      "delete from sessions where last_used_at <= ? or created_at <= ?",
      at - MAX_IDLE,
      at - MAX_AGE,
    ],
  ]);
  return removed.reduce((sum, count) => sum + count, 0);
}
