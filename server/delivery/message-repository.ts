import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database, Queryable, Statement } from "#server/storage/database.ts";
import {
  type ClaimedMessage,
  claimedMessage,
  MESSAGE_PURPOSES,
  type MessagePurpose,
  TABLE_NAMES,
  TABLES,
} from "./message-tables.ts";

/** Stored in the transaction of their cause, then delivered at least once. */

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
  { count, urgentCount = count, ...claim }: Claiming & { urgentCount?: number },
): Promise<ClaimedMessage[]> {
  const claimed: ClaimedMessage[] = [];
  for (const table of TABLE_NAMES) {
    const rest = (table === "desk_mails" ? urgentCount : count) - claimed.length;
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
  const { columns, condition } = TABLES[table];
  return database.nonDurable.all(
    claimedMessage,
    `with due as materialized (
       select id from ${table} where state = 'waiting' and due_at <= ? ${condition}
       order by due_at limit ? ${database.skipLocked}
     )
     update ${table} set lease = ?, due_at = ?, attempts = attempts + 1
     where id in (select id from due)
     returning id, attempts, lease, '${table}' as "table", ${columns}`,
    now.getTime(),
    count,
    randomUUID(),
    now.getTime() + leaseFor,
  );
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
       ${TABLES[message.table].settled}
     where id = ? and lease = ?`,
    now.getTime(),
    message.id,
    message.lease,
  );
  return settled > 0;
}

/** The message has expired, or there is nothing left to say. */
export async function markDropped(database: Database, message: ClaimedMessage) {
  await database.nonDurable.run(
    `update ${message.table} set state = 'dropped', lease = null ${TABLES[message.table].settled}
     where id = ? and lease = ?`,
    message.id,
    message.lease,
  );
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

export const messageState = z.object({
  id: z.string(),
  purpose: z.enum(MESSAGE_PURPOSES),
  state: z.enum(["waiting", "sent", "dead"]),
  attempts: z.number(),
  lastError: z.string().nullable(),
  sentAt: z.number().nullable(),
});

export async function messagesOf(database: Queryable, leadId: string) {
  return database.all(
    messageState,
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

const backlog = z.object({
  waiting: z.number(),
  dead: z.number(),
  oldestDue: z.number().nullable(),
});

export async function readBacklog(database: Queryable): Promise<z.infer<typeof backlog>> {
  const inState = (state: string) =>
    TABLE_NAMES.map((table) => `select due_at from ${table} where state = '${state}'`).join(
      " union all ",
    );
  const row = await database.first(
    backlog,
    `select count(*) as waiting, min(due_at) as "oldestDue",
       (select count(*) from (${inState("dead")}) as dead) as dead
     from (${inState("waiting")}) as waiting`,
  );
  return row!;
}
