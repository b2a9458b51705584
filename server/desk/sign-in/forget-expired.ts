import type { Database } from "#server/storage/database.ts";
import { isValidSession } from "#server/desk/access/session-repository.ts";

export async function forgetExpired(database: Database, now: Date): Promise<number> {
  const at = now.getTime();
  const [isValid, ...values] = isValidSession(now);
  const removed = await database.transaction([
    ["delete from desk_codes where expires_at <= ?", at],
    ["delete from passkey_challenges where expires_at <= ?", at],
    [`delete from sessions where not ${isValid}`, ...values],
  ]);
  return removed.reduce((sum, count) => sum + count, 0);
}
