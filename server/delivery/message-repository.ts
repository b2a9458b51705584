import { randomUUID } from "node:crypto";
import type { Database, Queryable, Statement } from "#server/storage/database.ts";
import type { MailPurpose } from "#server/delivery/mail/compose.ts";

/** Stored in the transaction of their lead, then delivered at least once. */

export type MessagePurpose = MailPurpose | "crm-notice" | "answer";

type Claim = {
  id: string;
  attempts: number;
  /** Only the holder of the lease may mark the message as sent or failed. */
  lease: string;
};

export type LeadMessage = Claim & { table: "messages"; purpose: MessagePurpose; leadId: string };

export type MorningMessage = Claim & {
  table: "morning_mails";
  purpose: "morning-mail";
  accountId: string;
  /** The morning of the mail; `server/storage/migrations` describes it. */
  morning: number;
};

export type ClaimedMessage = LeadMessage | MorningMessage;

/** The tables of messages, and the subject of each. */
const TABLES = {
  messages: `purpose, lead_id as "leadId"`,
  morning_mails: `'morning-mail' as purpose, account_id as "accountId", morning`,
} as const;

const TABLE_NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

type NewMessages = {
  purposes: readonly MessagePurpose[];
  dueAt: Date;
  /** Adds nothing if the lead's details have changed since. */
  ifDetails?: string;
};

/** Part of the lead's transaction; adds nothing if the lead was not added. */
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

/** No other worker claims the messages until the lease ends. These writes do not wait for the disk: a power
 * cut may cause a second delivery, never a missing one. */
export async function claimMessages(
  database: Database,
  { count, ...claim }: Claiming,
): Promise<ClaimedMessage[]> {
  const claimed: ClaimedMessage[] = [];
  for (const table of TABLE_NAMES) {
    const rest = count - claimed.length;
    if (rest > 0) claimed.push(...(await claimFrom(table, database, { count: rest, ...claim })));
  }
  return claimed;
}

type Claiming = { now: Date; leaseFor: number; count: number };

async function claimFrom(
  table: keyof typeof TABLES,
  database: Database,
  { now, leaseFor, count }: Claiming,
): Promise<ClaimedMessage[]> {
  const lease = randomUUID();
  const rows = await database.nonDurable.all<ClaimedMessage>(
    `with due as materialized (
       select id from ${table} where state = 'waiting' and due_at <= ?
       order by due_at limit ? ${database.skipLocked}
     )
     update ${table} set lease = ?, due_at = ?, attempts = attempts + 1
     where id in (select id from due)
     returning id, attempts, ${TABLES[table]}`,
    now.getTime(),
    count,
    lease,
    now.getTime() + leaseFor,
  );
  return rows.map((row) => ({ ...row, table, lease }) as ClaimedMessage);
}

export async function renewLease(database: Database, message: ClaimedMessage, until: Date) {
  await database.nonDurable.run(
    `update ${message.table} set due_at = ? where id = ? and lease = ?`,
    until.getTime(),
    message.id,
    message.lease,
  );
}

/** False if the lease was lost. */
export async function markSent(database: Database, message: ClaimedMessage, now: Date) {
  const settled = await database.nonDurable.run(
    `update ${message.table} set state = 'sent', sent_at = ?, lease = null, last_error = null
     where id = ? and lease = ?`,
    now.getTime(),
    message.id,
    message.lease,
  );
  return settled > 0;
}

/** The message is dead after the last attempt. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  { reason, nextAttempt }: { reason: string; nextAttempt: Date | null },
) {
  await database.nonDurable.run(
    `update ${message.table} set state = ?, due_at = ?, lease = null, last_error = ?
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

/** Retries one lead's dead messages, or all. Resolves with their number. */
export async function retryDeadMessages(database: Queryable, leadId: string | null, now: Date) {
  const retry = (table: string, condition: string, ...values: string[]) =>
    database.run(
      `update ${table} set state = 'waiting', attempts = 0, due_at = ?
       where state = 'dead' ${condition}`,
      now.getTime(),
      ...values,
    );
  if (leadId !== null) return retry("messages", "and lead_id = ?", leadId);
  const retried = await Promise.all(TABLE_NAMES.map((table) => retry(table, "")));
  return retried.reduce((sum, count) => sum + count, 0);
}

type Backlog = { waiting: number; dead: number; oldestDue: number | null };

export async function readBacklog(database: Queryable): Promise<Backlog> {
  const inState = (state: string) =>
    TABLE_NAMES.map((table) => `select due_at from ${table} where state = '${state}'`).join(
      " union all ",
    );
  const waiting = await database.first<{ count: number; oldest: number | null }>(
    `select count(*) as count, min(due_at) as oldest from (${inState("waiting")}) as waiting`,
  );
  const dead = await database.first<{ count: number }>(
    `select count(*) as count from (${inState("dead")}) as dead`,
  );
  return {
    waiting: waiting?.count ?? 0,
    dead: dead?.count ?? 0,
    oldestDue: waiting?.oldest ?? null,
  };
}
