import type { z } from "zod";
import type { Source } from "#domain/desk/figure-choices.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Condition, Queryable } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { phoneKey } from "#server/leads/phone-key.ts";
import { fromSource } from "#server/leads/source.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { phoneWithCode } from "#server/leads/kinds/phone-with-code.ts";
import { LEAD_COLUMNS, type LeadRow, leadRow, leadsFrom } from "#server/leads/stored-lead.ts";

export type LeadFilter = {
  kind: LeadKind | null;
  source: Source | null;
  since: Date | null;
  /** The range ends before this moment. */
  until: Date | null;
  email: string | null;
  suspected: boolean;
  dead: boolean;
};

type Cursor = Pick<LeadRow, "received_at" | "id">;

const PAGE = 500;

/** Yields leads in pages, newest first, because there may be more than fit into memory. */
export async function* findLeadPages(
  database: Queryable,
  filter: LeadFilter,
  limit: number,
): AsyncGenerator<Lead[]> {
  let after: Cursor | null = null;
  for (let left = limit; left > 0; left -= PAGE) {
    const rows: LeadRow[] = await findRows(database, filter, after, Math.min(left, PAGE));
    if (rows.length > 0) yield leadsFrom(database, rows);
    if (rows.length < PAGE) return;
    after = rows.at(-1)!;
  }
}

async function findRows(
  database: Queryable,
  filter: LeadFilter,
  after: Cursor | null,
  count: number,
): Promise<LeadRow[]> {
  const conditions: Condition[] = [];
  if (filter.kind) conditions.push(["kind = ?", filter.kind]);
  if (filter.source) conditions.push(fromSource(filter.source));
  if (filter.since) conditions.push(["received_at >= ?", filter.since.getTime()]);
  if (filter.until) conditions.push(["received_at < ?", filter.until.getTime()]);
  if (filter.email) conditions.push(["email_key = ?", emailKey(filter.email)]);
  if (filter.suspected) conditions.push(["suspicion is not null"]);
  if (filter.dead) {
    conditions.push(["id in (select lead_id from messages where state = 'dead')"]);
  }
  if (after) {
    const { received_at: time, id } = after;
    // Only the first condition narrows the search in the index.
    conditions.push(["received_at <= ? and (received_at < ? or id < ?)", time, time, id]);
  }
  const where = ["1 = 1", ...conditions.map(([sql]) => sql)].join(" and ");
  return database.all(
    leadRow,
    `select ${LEAD_COLUMNS} from leads where ${where} order by received_at desc, id desc limit ?`,
    ...conditions.flatMap(([, ...values]) => values),
    count,
  );
}

const LETTERS = Object.values(LEAD_KIND_ENTRIES).map(({ letter }) => letter);
const REFERENCE = new RegExp(`^[${LETTERS.join("")}]-([\\da-f]{8})$`, "i");

/** At most 15 digits after 00, and what people write between them. A reference has a letter, an id has 32 digits. */
const PHONE = /^\+?(?:[\s().-]*\d){1,17}[\s().-]*$/;

const leadName = leadRow.pick({ id: true, kind: true, phone: true, details: true });

/** By reference (M-3F9A02C1), id, e-mail address or phone number. A shorter prefix finds nothing, because the leads
 * found here may be erased. */
export async function findIds(database: Queryable, subject: string): Promise<string[]> {
  const [, begin] = REFERENCE.exec(subject) ?? [];
  const phone = PHONE.test(subject) ? phoneKey(subject) : "";
  const [condition, value] = subject.includes("@")
    ? ["email_key = ?", emailKey(subject)]
    : begin
      ? ["id like ?", `${begin.toLowerCase()}-%`]
      : phone
        ? ["phone_key = ?", phone]
        : ["id = ?", subject.toLowerCase()];
  const rows = await database.all(
    leadName,
    `select id, kind, phone, details from leads where ${condition} order by received_at`,
    value,
  );
  if (phone) return rows.filter((row) => mayBeNumber(row, subject)).map(({ id }) => id);
  // Two ids may share a prefix, and only the letter of the kind differs.
  const meant = begin ? rows.filter((row) => referenceOf(row) === subject.toUpperCase()) : rows;
  return meant.map(({ id }) => id);
}

/** Numbers of two countries may end in the same digits. */
function mayBeNumber({ phone, details: { timeZone } }: z.infer<typeof leadName>, typed: string) {
  const stored = phoneWithCode({ phone, ...(timeZone && { timeZone }) });
  const meant = phoneWithCode({ phone: typed, ...(timeZone && { timeZone }) });
  return !stored || !meant || digitsOf(stored) === digitsOf(meant);
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
