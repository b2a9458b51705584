import { randomUUID } from "node:crypto";
import type { Database, Queryable, Statement } from "#server/db/database.ts";
import type { MailPurpose } from "#server/mail/compose.ts";

/** Outgoing messages: stored in the transaction of their lead, then delivered at least once. */

export type MessagePurpose = MailPurpose | "crm-notice" | "answer";

export type ClaimedMessage = {
  id: string;
  leadId: string;
  purpose: MessagePurpose;
  /** Counts this attempt too. */
  attempts: number;
  /** Of this claim: only its holder may mark the message as sent or failed. */
  lease: string;
};

type NewMessages = {
  purposes: readonly MessagePurpose[];
  dueAt: Date;
  /** Adds nothing when the lead's details have changed since. */
  ifDetails?: string;
};

/** Part of the transaction that stores the lead: adds nothing when the lead was not added. */
export function addMessages(
  leadId: string,
  { purposes, dueAt, ifDetails }: NewMessages,
): Statement {
  const rows = purposes.map(() => "(?, ?)").join(", ");
  return [
    `insert into messages (id, lead_id, purpose, state, attempts, due_at)
     select message.column1, leads.id, message.column2, 'waiting', 0, cast(? as bigint)
     from leads, (values ${rows}) as message
     where leads.id = ? ${ifDetails === undefined ? "" : "and leads.details = ?"}`,
    dueAt.getTime(),
    ...purposes.flatMap((purpose) => [randomUUID(), purpose]),
    leadId,
    ...(ifDetails === undefined ? [] : [ifDetails]),
  ];
}

type Row = { id: string; lead_id: string; purpose: MessagePurpose; attempts: number };

/**
 * Claims messages that are due. No other worker claims them until the lease ends; after a crash they
 * are due again. These writes do not wait for the disk: a power cut that undoes one causes a second
 * delivery, never a missing one.
 */
export async function claimMessages(
  database: Database,
  { now, leaseFor, count }: { now: Date; leaseFor: number; count: number },
): Promise<ClaimedMessage[]> {
  const lease = randomUUID();
  const rows = await database.nonDurable.all<Row>(
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

/** Extends the lease, if this claim still holds it. */
export async function renewLease(database: Database, message: ClaimedMessage, until: Date) {
  await database.nonDurable.run(
    "update messages set due_at = ? where id = ? and lease = ?",
    until.getTime(),
    message.id,
    message.lease,
  );
}

/** Resolves with false when the lease was lost. */
export async function markSent(database: Database, message: ClaimedMessage, now: Date) {
  const settled = await database.nonDurable.run(
    `update messages set state = 'sent', sent_at = ?, lease = null, last_error = null
     where id = ? and lease = ?`,
    now.getTime(),
    message.id,
    message.lease,
  );
  return settled > 0;
}

/** Schedules the next attempt, or marks the message as dead. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  { reason, nextAttempt }: { reason: string; nextAttempt: Date | null },
) {
  await database.nonDurable.run(
    `update messages set state = ?, due_at = ?, lease = null, last_error = ?
     where id = ? and lease = ?`,
    nextAttempt ? "waiting" : "dead",
    nextAttempt?.getTime() ?? 0,
    reason,
    message.id,
    message.lease,
  );
}

type MessageState = {
  id: string;
  purpose: MessagePurpose;
  state: "waiting" | "sent" | "dead";
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
};

export async function messagesOf(database: Queryable, leadId: string): Promise<MessageState[]> {
  return database.all<MessageState>(
    `select id, purpose, state, attempts, last_error as "lastError", sent_at as "sentAt"
     from messages where lead_id = ? order by purpose`,
    leadId,
  );
}

/** Schedules the dead messages of one lead, or of all, again. Resolves with their number. */
export async function retryDeadMessages(database: Queryable, leadId: string | null, now: Date) {
  const whose = leadId === null ? [] : [leadId];
  return database.run(
    `update messages set state = 'waiting', attempts = 0, due_at = ?
     where state = 'dead' ${leadId === null ? "" : "and lead_id = ?"}`,
    now.getTime(),
    ...whose,
  );
}

type Backlog = { waiting: number; dead: number; oldestDue: number | null };

/** For alerts: how many messages wait, since when, and how many are dead. */
export async function readBacklog(database: Queryable): Promise<Backlog> {
  const waiting = await database.first<{ count: number; oldest: number | null }>(
    "select count(*) as count, min(due_at) as oldest from messages where state = 'waiting'",
  );
  const dead = await database.first<{ count: number }>(
    "select count(*) as count from messages where state = 'dead'",
  );
  return {
    waiting: waiting?.count ?? 0,
    dead: dead?.count ?? 0,
    oldestDue: waiting?.oldest ?? null,
  };
}
