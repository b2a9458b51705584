import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import { LONGEST_WAIT } from "#server/delivery/back-off.ts";
import { CHALLENGE_TIMEOUT } from "#server/desk/passkeys/challenge-repository.ts";
import { CLOCK_DIFFERENCE } from "#server/storage/clock-difference.ts";
import type { Database, Statement } from "#server/storage/database.ts";

/** The columns whose times end something, and how far ahead each may be, in milliseconds. */
const COLUMNS: [table: string, column: string, ahead: number][] = [
  ["sessions", "created_at", 0],
  ["sessions", "last_used_at", 0],
  ["sessions", "touched_at", 0],
  ["sessions", "strongly_touched_at", 0],
  ["sessions", "token_since", 0],
  ["sessions", "token_offered_at", 0],
  ["desk_codes", "expires_at", CODE_MINUTES * 60_000],
  ["passkey_challenges", "expires_at", CHALLENGE_TIMEOUT],
  ["lead_viewers", "seen_at", 0],
  ["request_rates", "last_at", 0],
  ["desk_mails", "due_at", 2 * LONGEST_WAIT],
  ["desk_mails", "expires_at", CODE_MINUTES * 60_000],
  ["messages", "due_at", 2 * LONGEST_WAIT],
  ["morning_mails", "due_at", 2 * LONGEST_WAIT],
  ["pending_documents", "announced_at", 0],
  ["erased_mails", "erased_at", 0],
  ["erased_leads", "erased_at", 0],
];

/** A clock that was set back leaves times that are further ahead than they can be: a session would not end, and a
 * mail would not be sent, until the clock is there again. They become now. Resolves with their number. */
export async function correctTimesAhead(database: Database, now: Date): Promise<number> {
  const at = now.getTime();
  const corrected = await database.transaction(
    COLUMNS.map(([table, column, ahead]): Statement => [
      `update ${table} set ${column} = ? where ${column} > ?`,
      at,
      at + ahead + CLOCK_DIFFERENCE,
    ]),
  );
  return corrected.reduce((sum, count) => sum + count, 0);
}
