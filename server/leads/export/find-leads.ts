import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Queryable, SqlValue } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { LEAD_COLUMNS, type LeadRow, leadRow, leadsFrom } from "#server/leads/stored-lead.ts";

export type LeadFilter = {
  kind: LeadKind | null;
  since: Date | null;
  /** The range ends before this moment. */
  until: Date | null;
  email: string | null;
  suspected: boolean;
  dead: boolean;
};

type Cursor = Pick<LeadRow, "received_at" | "id">;

const PAGE = 500;

type Page = { leads: Lead[]; next: Cursor | null };

/** The newest first, in pages, because there may be more leads than fit into memory. The next page is read
 * while one is used. */
export async function* findLeadPages(
  database: Queryable,
  filter: LeadFilter,
  limit: number,
): AsyncGenerator<Lead[]> {
  function read(after: Cursor | null, left: number): Promise<Page> {
    const page = readPage(database, filter, after, Math.min(left, PAGE));
    page.catch(() => {}); // a failure is thrown below, where the page is used
    return page;
  }
  let reading: Promise<Page> | null = read(null, limit);
  try {
    for (let left = limit - PAGE; reading; left -= PAGE) {
      const { leads, next }: Page = await reading;
      reading = next && left > 0 ? read(next, left) : null;
      if (leads.length > 0) yield leads;
    }
  } finally {
    // A caller that stops early may close the database next.
    await reading?.catch(() => {});
  }
}

async function readPage(
  database: Queryable,
  filter: LeadFilter,
  after: Cursor | null,
  count: number,
): Promise<Page> {
  // One more row shows whether another page follows.
  const rows = await findRows(database, filter, after, count + 1);
  const page = rows.slice(0, count);
  const leads = await leadsFrom(database, page);
  return { leads, next: rows.length > count ? (page.at(-1) ?? null) : null };
}

async function findRows(
  database: Queryable,
  filter: LeadFilter,
  after: Cursor | null,
  count: number,
): Promise<LeadRow[]> {
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

const leadName = leadRow.pick({ id: true, kind: true });

/** By reference (M-3F9A02C1), id or e-mail address. A shorter prefix finds nothing, because the leads found
 * here may be erased. */
export async function findIds(database: Queryable, subject: string): Promise<string[]> {
  const [, begin] = REFERENCE.exec(subject) ?? [];
  const [condition, value] = subject.includes("@")
    ? ["email_key = ?", emailKey(subject)]
    : begin
      ? ["id like ?", `${begin.toLowerCase()}-%`]
      : ["id = ?", subject.toLowerCase()];
  const rows = await database.all(
    leadName,
    `select id, kind from leads where ${condition} order by received_at`,
    value,
  );
  // Two ids may share a prefix, and only the letter of the kind differs.
  const meant = begin ? rows.filter((row) => referenceOf(row) === subject.toUpperCase()) : rows;
  return meant.map(({ id }) => id);
}
