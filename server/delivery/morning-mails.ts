import { office } from "#catalog/office.ts";
import { weekdayNumber } from "#domain/calendar-date.ts";
import { account } from "#domain/desk/account.ts";
import { isManager } from "#domain/desk/roles.ts";
import { CLOSED_STAGES } from "#domain/desk/stages.ts";
import { endOfDay, localDay, momentOf } from "#domain/time-zone.ts";
import type { Database, Queryable } from "#server/storage/database.ts";
import { findAuditHead } from "#server/storage/audit-head.ts";
import { keptMail } from "#server/leads/erasure/erased-mails.ts";
import type { Mail, Mailer } from "#server/delivery/mail/mail.ts";
import { composeMorningMail, dueStep } from "#server/delivery/mail/morning-mail.ts";
import type { Sender } from "#server/delivery/mail/compose.ts";
import type { MorningMessage } from "./message-tables.ts";

const { timeZone, closedDays } = office;

export const MOST_LISTED = 50;

/** Eight o'clock today at the office; null before, and on closed days. */
export function morningOf(now: Date): number | null {
  const today = localDay(now.getTime(), timeZone);
  const morning = momentOf(`${today}T08:00`, timeZone);
  const isClosed = closedDays.includes(weekdayNumber(today));
  return isClosed || now.getTime() < morning ? null : morning;
}

const CLOSED = CLOSED_STAGES.map((stage) => `'${stage}'`).join(", ");

/** The condition of the index by owner; the values are the account's id where `owner` is `?`, and the end of
 * the day. */
const dueSteps = (owner: string) => `leads where coalesce(leads.owner_id, '') = ${owner}
  and leads.due_order < ? and leads.stage not in (${CLOSED}) and leads.merged_into is null`;

/** A manager also gets the newest hash of the audit, if it has new entries since the mail before. */
const HAS_NEW_HASH = `accounts.role = 'manager' and exists (
  select 1 from audit_entries where audit_entries.at >= coalesce((
    select max(earlier.morning) from morning_mails as earlier
    where earlier.account_id = accounts.id), 0))`;

/** One mail per person and day. If nothing is due in the morning it counts as sent, so a server that starts in
 * the afternoon sends nothing. */
export async function scheduleMorningMails(database: Queryable, now: Date): Promise<void> {
  const morning = morningOf(now);
  if (morning === null) return;
  await database.run(
    `insert into morning_mails (id, account_id, morning, state, attempts, due_at)
     select cast(? as text) || '-' || accounts.id, accounts.id, cast(? as bigint),
       case when exists (select 1 from ${dueSteps("accounts.id")}) or ${HAS_NEW_HASH} then 'waiting' else 'sent' end,
       0, cast(? as bigint)
     from accounts where disabled_at is null and created_at < ?
     on conflict (account_id, morning) do nothing`,
    String(morning),
    morning,
    endOfDay(morning, timeZone),
    morning,
    morning,
  );
}

type Deps = {
  database: Queryable;
  now: () => Date;
  sender: Sender;
  /** Null if the desk is off. */
  deskUrl: string | null;
};

const receiver = account.pick({ name: true, email: true, role: true });

/** Null if nothing is due any more to an agent, the person is disabled, or the day is over. */
export async function findMorningMail(
  { id, accountId, morning }: MorningMessage,
  { database, now, sender, deskUrl }: Deps,
): Promise<Mail | null> {
  if (deskUrl === null || morning !== morningOf(now())) return null;
  const person = await database.first(
    receiver,
    "select name, email, role from accounts where id = ? and disabled_at is null",
    accountId,
  );
  const steps = await database.all(
    dueStep,
    `select id, kind, name, email, next_step_at as at, next_step_note as note
     from ${dueSteps("?")} order by leads.due_order limit ${MOST_LISTED + 1}`,
    accountId,
    endOfDay(morning, timeZone),
  );
  const auditHead = person && isManager(person) ? await findAuditHead(database) : null;
  if (!person || (steps.length === 0 && !auditHead)) return null;
  const listed = steps.slice(0, MOST_LISTED);
  const hasMore = steps.length > MOST_LISTED;
  const date = new Date(morning);
  const morningMail = { id, date, person, steps: listed, hasMore, auditHead, deskUrl };
  return composeMorningMail(morningMail, sender);
}

/** Removes old mails from the database and the store. Resolves with their number. */
export async function forgetMorningMails(
  database: Database,
  mailer: Pick<Mailer, "forget">,
  before: Date,
): Promise<number> {
  const old = await database.all(
    keptMail,
    "select id, morning as date from morning_mails where morning < ?",
    before.getTime(),
  );
  for (const mail of old) await mailer.forget(mail);
  return database.run("delete from morning_mails where morning < ?", before.getTime());
}
