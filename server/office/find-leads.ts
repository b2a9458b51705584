import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Queryable, SqlValue } from "#server/db/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { type Lead, referenceOf } from "#server/leads/lead.ts";
import { requireLead } from "#server/leads/lead-repository.ts";

export type LeadFilter = {
  kind: LeadKind | null;
  since: Date | null;
  /** Not included. */
  until: Date | null;
  email: string | null;
  suspected: boolean;
  /** Only those of whose messages one was given up. */
  dead: boolean;
  limit: number;
};

type Cursor = { received_at: number; id: string };

const PAGE = 200;

/** The newest first, read a page at a time: there may be more than fit into memory. */
export async function* findLeads(
  database: Queryable,
  filter: Omit<LeadFilter, "limit">,
  limit: number,
): AsyncGenerator<Lead> {
  let last: Cursor | null = null;
  for (let left = limit; left > 0;) {
    const page: Cursor[] = await findPage(database, filter, last, Math.min(left, PAGE));
    for (const { id } of page) yield await requireLead(database, id);
    last = page.at(-1) ?? null;
    left = page.length < PAGE ? 0 : left - page.length;
  }
}

async function findPage(
  database: Queryable,
  filter: Omit<LeadFilter, "limit">,
  after: Cursor | null,
  count: number,
): Promise<Cursor[]> {
  const conditions: [sql: string, ...values: SqlValue[]][] = [];
  if (filter.kind) conditions.push(["kind = ?", filter.kind]);
  if (filter.since) conditions.push(["received_at >= ?", filter.since.getTime()]);
  if (filter.until) conditions.push(["received_at < ?", filter.until.getTime()]);
  if (filter.email) conditions.push(["email_key = ?", emailKey(filter.email)]);
  if (filter.suspected) conditions.push(["suspicion is not null"]);
  if (filter.dead) {
    conditions.push(["id in (select lead_id from messages where state = 'dead')"]);
  }
  if (after) {
    const { received_at: time, id } = after;
    conditions.push(["(received_at < ? or (received_at = ? and id < ?))", time, time, id]);
  }
  const where = ["1 = 1", ...conditions.map(([sql]) => sql)].join(" and ");
  return database.all<Cursor>(
    `select id, received_at from leads where ${where} order by received_at desc, id desc limit ?`,
    ...conditions.flatMap(([, ...values]) => values),
    count,
  );
}

const REFERENCE = /^([MCB])-([\da-f]{8})$/i;

/**
 * The ids of the leads that a reference such as M-3F9A02C1, an id, or an e-mail address stands for.
 * Nothing shorter will do: what is found here may be erased next.
 */
export async function findIds(database: Queryable, subject: string): Promise<string[]> {
  const [, , begin] = REFERENCE.exec(subject) ?? [];
  const [condition, value] = subject.includes("@")
    ? ["email_key = ?", emailKey(subject)]
    : begin
      ? ["id like ?", `${begin.toLowerCase()}-%`]
      : ["id = ?", subject.toLowerCase()];
  const rows = await database.all<Pick<Lead, "id" | "kind">>(
    `select id, kind from leads where ${condition} order by received_at`,
    value,
  );
  // Two ids may begin alike; then the letter of the kind may tell them apart.
  const meant = begin ? rows.filter((row) => referenceOf(row) === subject.toUpperCase()) : rows;
  return meant.map(({ id }) => id);
}
