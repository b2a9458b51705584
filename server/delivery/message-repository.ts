import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database, Queryable, Statement } from "#server/storage/database.ts";
import { DESK_PURPOSES, type DeskPurpose } from "#server/delivery/mail/desk-letters.ts";

/** Stored in the transaction of their lead, then delivered at least once. */

const MESSAGE_PURPOSES = ["office-notice", "visitor-receipt", "crm-notice", "answer"] as const;

export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

const claim = z.object({
  id: z.string(),
  attempts: z.number(),
  /** Only the holder of the lease may mark the message as sent or failed. */
  lease: z.string(),
});

const leadMessage = claim.extend({
  table: z.literal("messages"),
  purpose: z.enum(MESSAGE_PURPOSES),
  leadId: z.string(),
});

export type LeadMessage = z.infer<typeof leadMessage>;

const morningMessage = claim.extend({
  table: z.literal("morning_mails"),
  purpose: z.literal("morning-mail"),
  accountId: z.string(),
  /** The morning of the mail; `server/storage/migrations` describes it. */
  morning: z.number(),
});

export type MorningMessage = z.infer<typeof morningMessage>;

const deskMessage = claim.extend({
  table: z.literal("desk_mails"),
  purpose: z.enum(DESK_PURPOSES as [DeskPurpose, ...DeskPurpose[]]),
  /** Null: a decoy. */
  accountId: z.string().nullable(),
  /** JSON for its purpose. */
  content: z.string().nullable(),
  writtenAt: z.number(),
  expiresAt: z.number().nullable(),
});

export type DeskMessage = z.infer<typeof deskMessage>;

const claimedMessage = z.discriminatedUnion("table", [deskMessage, leadMessage, morningMessage]);

export type ClaimedMessage = z.infer<typeof claimedMessage>;

/** A purpose that only a newer release knows waits for a server of that release. */
const isKnown = (purposes: readonly string[]) =>
  `and purpose in (${purposes.map((purpose) => `'${purpose}'`).join(", ")})`;

/** The tables of messages in the order of their urgency, and the subject of each. */
const TABLES = {
  desk_mails: {
    columns: `purpose, account_id as "accountId", content, written_at as "writtenAt",
      expires_at as "expiresAt"`,
    condition: isKnown(DESK_PURPOSES),
    /** A person waits for a sign-in code, and a delivered one is of use only to a thief. */
    settled: ", content = null",
  },
  messages: {
    columns: `purpose, lead_id as "leadId"`,
    condition: isKnown(MESSAGE_PURPOSES),
    settled: "",
  },
  morning_mails: {
    columns: `'morning-mail' as purpose, account_id as "accountId", morning`,
    condition: "",
    settled: "",
  },
};

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
