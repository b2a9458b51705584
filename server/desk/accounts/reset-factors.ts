import type { Database, Statement } from "#server/storage/database.ts";
import { invitationMail } from "./invite.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";

const OF_THE_PERSON = ["passkeys", "desk_codes", "sessions"];

/** The person starts again as on their first day: passkeys and recovery codes are void, sessions end. */
export async function resetFactors(
  database: Database,
  id: string,
  by: string,
  now: Date,
): Promise<void> {
  await database.transaction([
    ...OF_THE_PERSON.map((table): Statement => [`delete from ${table} where account_id = ?`, id]),
    invitationMail(id, now, { isReset: true }),
    auditStatement({ at: now, by, action: "person-reset", subject: id }),
  ]);
}
