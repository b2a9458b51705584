import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#server/db/database.ts";
import type { MailPurpose } from "#server/mail/compose.ts";

/** Outgoing messages: stored with their lead, sent afterwards, at least once. */

export type ClaimedMessage = {
  id: string;
  leadId: string;
  purpose: MailPurpose;
  /** Counts this attempt too. */
  attempts: number;
  /** Ours: whoever settles must still hold it. */
  lease: string;
};

/** In the transaction that stores the lead. */
export async function addMessage(
  tx: Queryable,
  leadId: string,
  purpose: MailPurpose,
  now: Date,
): Promise<void> {
  await tx.run(
    `insert into messages (id, lead_id, purpose, state, attempts, due_at)
     values (?, ?, ?, 'waiting', 0, ?)`,
    randomUUID(),
    leadId,
    purpose,
    now.getTime(),
  );
}

type Row = { id: string; lead_id: string; purpose: MailPurpose; attempts: number };

/**
 * Takes messages that are due. Until the lease ends nobody else takes them; if we die meanwhile,
 * they are simply due again.
 */
export async function claimMessages(
  database: Database,
  { now, leaseFor, count }: { now: Date; leaseFor: number; count: number },
): Promise<ClaimedMessage[]> {
  const lease = randomUUID();
  const rows = await database.all<Row>(
    `with due as materialized (
       select id from messages where state = 'waiting' and due_at <= ?
       order by due_at limit ? ${database.skipLocked}
     )
     update messages set lease = ?, due_at = ?, attempts = attempts + 1
     where id in (select id from due)
     returning id, lead_id, purpose, attempts`,
    now.getTime(),
    count,
    lease,
    now.getTime() + leaseFor,
  );
  return rows.map(({ id, lead_id: leadId, purpose, attempts }) => ({
    id,
    leadId,
    purpose,
    attempts,
    lease,
  }));
}

export async function markSent(database: Database, message: ClaimedMessage, now: Date) {
  await database.run(
    `update messages set state = 'sent', sent_at = ?, lease = null, last_error = null
     where id = ? and lease = ?`,
    now.getTime(),
    message.id,
    message.lease,
  );
}

/** Due again at that time, or never. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  { reason, nextAttempt }: { reason: string; nextAttempt: Date | null },
) {
  await database.run(
    `update messages set state = ?, due_at = ?, lease = null, last_error = ?
     where id = ? and lease = ?`,
    nextAttempt ? "waiting" : "dead",
    nextAttempt?.getTime() ?? 0,
    reason,
    message.id,
    message.lease,
  );
}
