import type { Database, Queryable, Statement } from "#server/db/database.ts";
import { auditStatement } from "#server/desk/audit/audit-statement.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import { announceAsAbandoned, dropDocument } from "#server/documents/pending-documents.ts";
import type { KeptMail, Mailer } from "#server/mail/mail.ts";

export type EraseDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: Pick<Mailer, "forget">;
};

/** An account's id, or null for the command line. */
type Eraser = { at: Date; by: string | null };

/**
 * Erases the lead with its documents, messages and stored mails. The timeline, the answers and the words
 * of the search index go with the lead, in the same transaction. Resolves with the number of erased leads: 0
 * where another person erased it meanwhile.
 */
export async function eraseLead(
  id: string,
  deps: EraseDeps,
  /** Who erases it; without, the housekeeping, which leaves no entry in the audit. */
  eraser?: Eraser,
): Promise<number> {
  const { database, documents, mailer } = deps;
  const mails = await mailsAbout(database, id);
  for (const mail of mails) await mailer.forget(mail);
  // Documents are announced as abandoned before their lead is deleted: after a crash or a failure of
  // the store, the sweep removes them.
  const names = await storedNames(database, id);
  const changed = await database.transaction([
    // Locks the lead: of two erasures at once, one is in the audit.
    ["update leads set change_id = null where id = ?", id],
    announceAsAbandoned(id),
    ...(eraser ? [auditErasure(id, eraser)] : []),
    ["delete from leads where id = ?", id],
  ]);
  // Mails may have been written meanwhile. The outbox itself removes those written from now on.
  for (const mail of mails) await mailer.forget(mail);
  for (const name of names) await dropDocument(database, documents, name);
  return changed.at(-1) ?? 0;
}

function auditErasure(id: string, { at, by }: Eraser): Statement {
  return auditStatement({ at, by, action: "lead-erased", subject: id }, [
    "exists (select 1 from leads where id = ?)",
    id,
  ]);
}

/** Erased data is also in SQLite's write-ahead log until a checkpoint truncates it. */
export async function truncateLog(database: Database): Promise<void> {
  if (database.dialect === "sqlite") await database.script("pragma wal_checkpoint(truncate)");
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
