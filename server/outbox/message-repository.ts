import { randomUUID } from "node:crypto";
import type { Database, Queryable, Statement } from "#server/db/database.ts";
import type { MailPurpose } from "#server/mail/compose.ts";

/** Outgoing messages: stored with their lead, sent afterwards, at least once. */

export type MessagePurpose = MailPurpose | "crm-notice";

export type ClaimedMessage = {
  id: string;
  leadId: string;
  purpose: MessagePurpose;
  /** Counts this attempt too. */
  attempts: number;
  /** Of this claim: only its holder may settle the message. */
  lease: string;
};

type NewMessages = {
  purposes: readonly MessagePurpose[];
  dueAt: Date;
  /** Nothing is added when the lead's details are not these any more. */
  ifDetails?: string;
};

/** In the transaction that stores the lead: nothing is added when the lead was not. */
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
 * Takes messages that are due. Until the lease ends nobody else takes them; if we die meanwhile,
 * they are simply due again. What is written here and below is not worth waiting for the disk: a
 * power cut that undoes it makes a message go out twice, never not at all.
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

/** Nobody else shall take it before that time, if it is still ours. */
export async function renewLease(database: Database, message: ClaimedMessage, until: Date) {
  await database.nonDurable.run(
    "update messages set due_at = ? where id = ? and lease = ?",
    until.getTime(),
    message.id,
    message.lease,
  );
}

/** Answers false when it was no longer ours to settle. */
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

/** Due again at that time, or never. */
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

export type MessageState = {
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

/** Gives what was given up its attempts back: of one lead, or of all. Answers how many. */
export async function reviveDeadMessages(database: Queryable, leadId: string | null, now: Date) {
  const whose = leadId === null ? [] : [leadId];
  return database.run(
    `update messages set state = 'waiting', attempts = 0, due_at = ?
     where state = 'dead' ${leadId === null ? "" : "and lead_id = ?"}`,
    now.getTime(),
    ...whose,
  );
}

export type Backlog = { waiting: number; dead: number; oldestDue: number | null };

/** What an alarm should look at: how much waits, since when, and how much was given up. */
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
