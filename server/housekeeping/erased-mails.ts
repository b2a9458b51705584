import type { Condition, Database, Statement } from "#server/db/database.ts";
import type { KeptMail, Mailer } from "#server/mail/mail.ts";

/** Longer than an attempt, so that a mail on its way at the erasure is removed too. In milliseconds. */
const WRITTEN_BY_THEN = 3_600_000;

const STORED_MAILS = `messages join leads on leads.id = messages.lead_id
  left join answers on answers.message_id = messages.id`;
const MAIL_DATE = "coalesce(answers.written_at, leads.received_at)";

/** Part of the transaction that deletes leads: their mails are removed after it, also after a crash. */
export function announceErasedMails([condition, ...values]: Condition, at: Date): Statement {
  return [
    `insert into erased_mails (message_id, date, erased_at)
     select messages.id, ${MAIL_DATE}, cast(? as bigint) from ${STORED_MAILS} where ${condition}
     on conflict (message_id) do nothing`,
    at.getTime(),
    ...values,
  ];
}

export async function mailsOf(
  database: Database,
  [condition, ...values]: Condition,
): Promise<KeptMail[]> {
  const rows = await database.all<{ id: string; date: number }>(
    `select messages.id, ${MAIL_DATE} as date from ${STORED_MAILS} where ${condition}`,
    ...values,
  );
  return rows.map(({ id, date }) => ({ id, date: new Date(date) }));
}

/** Removes the mails of erased leads. Resolves with the number of those that are done with. */
export async function forgetErasedMails(
  database: Database,
  mailer: Pick<Mailer, "forget">,
  now: Date,
): Promise<number> {
  const rows = await database.all<{ id: string; date: number }>(
    "select message_id as id, date from erased_mails",
  );
  for (const { id, date } of rows) await mailer.forget({ id, date: new Date(date) });
  return database.run(
    "delete from erased_mails where erased_at < ?",
    now.getTime() - WRITTEN_BY_THEN,
  );
}
