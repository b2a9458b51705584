import { z } from "zod";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { date } from "#server/storage/row-values.ts";

export const keptMail = z.object({ id: z.string(), date });

export type KeptMail = z.infer<typeof keptMail>;

export type MailForgetter = { forget(mail: KeptMail): Promise<void> };

/** Milliseconds: longer than an attempt, so that a mail in delivery at the erasure is removed too. */
const WRITTEN_BY_THEN = 3_600_000;

/** The mails about the leads, and the morning mails that may list one with a next step. */
function storedMails([condition, ...values]: Condition): Condition {
  return [
    `select messages.id, coalesce(answers.written_at, leads.received_at) as date
     from messages join leads on leads.id = messages.lead_id
     left join answers on answers.message_id = messages.id where ${condition}
     union all
     select morning_mails.id, morning_mails.morning from morning_mails where exists (
       select 1 from leads join lead_events on lead_events.lead_id = leads.id
       where ${condition} and lead_events.kind = 'next-step')`,
    ...values,
    ...values,
  ];
}

/** Part of the transaction that deletes leads, so their mails are removed even after a crash. */
export function announceErasedMails(selection: Condition, at: Date): Statement {
  const [mails, ...values] = storedMails(selection);
  return [
    `insert into erased_mails (message_id, date, erased_at)
     select id, date, cast(? as bigint) from (${mails}) as mails where 1 = 1
     on conflict (message_id) do nothing`,
    at.getTime(),
    ...values,
  ];
}

export async function mailsOf(database: Database, selection: Condition): Promise<KeptMail[]> {
  return database.all(keptMail, ...storedMails(selection));
}

/** Resolves with the number of removed mails. */
export async function forgetErasedMails(
  database: Database,
  mailer: MailForgetter,
  now: Date,
): Promise<number> {
  const mails = await database.all(keptMail, "select message_id as id, date from erased_mails");
  for (const mail of mails) await mailer.forget(mail);
  return database.run(
    "delete from erased_mails where erased_at < ?",
    now.getTime() - WRITTEN_BY_THEN,
  );
}
