import { randomUUID } from "node:crypto";
import { office } from "#catalog/office.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { account } from "#domain/desk/account.ts";
import { localTime } from "#domain/time-zone.ts";
import type { Condition, Database, Queryable, Statement } from "#server/storage/database.ts";
import { keptMail } from "#server/leads/erasure/erased-mails.ts";
import type { Sender } from "#server/delivery/mail/compose.ts";
import { writeDeskLetter } from "#server/delivery/mail/desk-letters.ts";
import type { DeskMailContents, DeskPurpose } from "#server/delivery/mail/desk-mail-contents.ts";
import { renderHtml, renderText } from "#server/delivery/mail/layout.ts";
import type { Mail, Mailer } from "#server/delivery/mail/mail.ts";
import type { DeskMessage } from "./message-tables.ts";

type NewDeskMail<Purpose extends DeskPurpose> = {
  /** Who gets it, such as `["accounts.id = ?", id]`. A disabled person gets none. */
  to: Condition;
  purpose: Purpose;
  content: DeskMailContents[Purpose];
  at: Date;
  /** The mail is not sent from then on, and until then it is retried quickly. */
  expiresAt?: Date;
};

/** Part of the transaction that causes the mail; `outbox.notify(true)` afterwards sends it at once. */
export function deskMail<Purpose extends DeskPurpose>(mail: NewDeskMail<Purpose>): Statement {
  const [condition, ...values] = mail.to;
  return [
    `insert into desk_mails
       (id, account_id, purpose, content, state, attempts, due_at, written_at, expires_at)
     select cast(? as text) || '-' || accounts.id, accounts.id, ?, ?, 'waiting', 0,
       cast(? as bigint), cast(? as bigint), cast(? as bigint)
     from accounts where accounts.disabled_at is null and (${condition})`,
    randomUUID(),
    ...columnsOf(mail),
    ...values,
  ];
}

/** The same for one account. Null is a decoy, which costs the outbox what a mail costs: nobody can measure which
 * e-mail addresses have an account. */
export function deskMailTo<Purpose extends DeskPurpose>(
  accountId: string | null,
  mail: Omit<NewDeskMail<Purpose>, "to">,
): Statement {
  return [
    `insert into desk_mails
       (id, account_id, purpose, content, state, attempts, due_at, written_at, expires_at)
     values (?, ?, ?, ?, 'waiting', 0, ?, ?, ?)`,
    randomUUID(),
    accountId,
    ...columnsOf(mail),
  ];
}

function columnsOf({ purpose, content, at, expiresAt }: Omit<NewDeskMail<DeskPurpose>, "to">) {
  const [dueAt, writtenAt] = [at.getTime(), at.getTime()];
  return [purpose, JSON.stringify(content), dueAt, writtenAt, expiresAt?.getTime() ?? null];
}

/** The code of a mail while it is valid. */
export type FindCode = (accountId: string, seed: string) => Promise<string | null>;

type Deps = {
  database: Queryable;
  now: () => Date;
  sender: Sender;
  /** Null if the desk is off. */
  deskUrl: string | null;
  findCode: FindCode;
};

const receiver = account.pick({ name: true, email: true });

/** A decoy's letter is written as well. */
const NOBODY = { name: "", email: "" };

/** Null if it has expired, or the person was disabled meanwhile. */
export async function findDeskMail(
  { id, purpose, content, accountId, writtenAt, expiresAt }: DeskMessage,
  { database, now, sender: { company }, deskUrl, findCode }: Deps,
): Promise<Mail | null> {
  const isExpired = expiresAt !== null && expiresAt <= now().getTime();
  if (deskUrl === null || isExpired || content === null) return null;
  const person = await database.first(
    receiver,
    "select name, email from accounts where id = ? and disabled_at is null",
    accountId,
  );
  const letter = await writeDeskLetter(purpose, JSON.parse(content), {
    person: person ?? NOBODY,
    deskUrl,
    companyName: company.name,
    at: momentText(writtenAt),
    findCode: (seed) => findCode(accountId ?? "", seed),
  });
  if (!person || !letter) return null;
  return {
    id,
    date: new Date(writtenAt),
    to: { name: person.name, address: person.email },
    subject: letter.heading,
    text: renderText(letter, company),
    html: renderHtml(letter, company),
    automatic: true,
  };
}

function momentText(at: number): string {
  const [day = "", time = ""] = localTime(at, office.timeZone).split("T");
  return `${plainDate(day)}, ${time} (${office.timeZoneName})`;
}

/** Removes expired and old mails from the database and the store. Resolves with their number. */
export async function forgetDeskMails(
  database: Database,
  mailer: Pick<Mailer, "forget">,
  { now, before }: { now: Date; before: Date },
): Promise<number> {
  const isOld = "(written_at < ? or expires_at <= ?)";
  const values = [before.getTime(), now.getTime()] as const;
  const old = await database.all(
    keptMail,
    `select id, written_at as date from desk_mails where ${isOld}`,
    ...values,
  );
  for (const mail of old) await mailer.forget(mail);
  return database.run(`delete from desk_mails where ${isOld}`, ...values);
}
