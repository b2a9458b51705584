import type { Database, Queryable } from "#server/db/database.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import { announceAsAbandoned, dropDocument } from "#server/documents/pending-documents.ts";
import type { KeptMail, Mailer } from "#server/mail/mail.ts";

export type EraseDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: Pick<Mailer, "forget">;
};

/**
 * Erases the lead with its documents, messages and stored mails. The timeline, the answers and the words
 * of the search index go with the lead, in the same transaction.
 */
export async function eraseLead(id: string, deps: EraseDeps): Promise<void> {
  const { database, documents, mailer } = deps;
  const mails = await mailsAbout(database, id);
  for (const mail of mails) await mailer.forget(mail);
  // Documents are announced as abandoned before their lead is deleted: after a crash or a failure of
  // the store, the sweep removes them.
  const names = await storedNames(database, id);
  await database.transaction([announceAsAbandoned(id), ["delete from leads where id = ?", id]]);
  // Mails may have been written meanwhile. The outbox itself removes those written from now on.
  for (const mail of mails) await mailer.forget(mail);
  for (const name of names) await dropDocument(database, documents, name);
}

async function mailsAbout(database: Queryable, leadId: string): Promise<KeptMail[]> {
  const rows = await database.all<{ id: string; date: number }>(
    `select messages.id, coalesce(answers.written_at, leads.received_at) as date from messages
     join leads on leads.id = messages.lead_id
     left join answers on answers.message_id = messages.id where leads.id = ?`,
    leadId,
  );
  return rows.map(({ id, date }) => ({ id, date: new Date(date) }));
}

async function storedNames(database: Queryable, leadId: string): Promise<string[]> {
  const rows = await database.all<{ stored_name: string }>(
    "select stored_name from documents where lead_id = ?",
    leadId,
  );
  return rows.map((row) => row.stored_name);
}

/** Erases the leads that were received before, one by one. Resolves with their number. */
export async function eraseLeadsBefore(before: Date, deps: EraseDeps): Promise<number> {
  for (let erased = 0; ; erased++) {
    const oldest = await deps.database.first<{ id: string }>(
      "select id from leads where received_at < ? order by received_at limit 1",
      before.getTime(),
    );
    if (!oldest) return erased;
    await eraseLead(oldest.id, deps);
  }
}
