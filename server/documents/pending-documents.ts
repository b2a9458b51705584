import type { Database, Queryable, Statement } from "#server/db/database.ts";
import type { DocumentStore, FiledDocument } from "./document-store.ts";

/**
 * A document is durable in the store before its lead is committed, so a crash in between leaves one
 * that belongs to nobody. Each is therefore announced first; what is still announced much later can
 * go. Nothing is ever removed that was not announced here.
 */

/** No request lives so long. */
export const ABANDONED_AFTER = 3_600_000;

/** Announces the documents, then moves them into the store. */
export async function keepDocuments(
  database: Database,
  store: DocumentStore,
  documents: readonly FiledDocument[],
  now: Date,
): Promise<void> {
  await database.transaction(documents.map(({ storedName }) => announce(storedName, now)));
  for (const document of documents) await store.keep(document);
}

/** From now on the sweep removes it, unless the lead that it belongs to is committed. */
function announce(storedName: string, at: Date): Statement {
  return [
    "insert into pending_documents (stored_name, announced_at) values (?, ?)",
    storedName,
    at.getTime(),
  ];
}

/** In the transaction that deletes a lead: the sweep removes what cannot be removed at once. */
export function announceAsAbandoned(leadId: string): Statement {
  return [
    `insert into pending_documents (stored_name, announced_at)
     select stored_name, 0 from documents where lead_id = ?
     on conflict (stored_name) do nothing`,
    leadId,
  ];
}

/** In the transaction that commits the lead: from now on the documents belong to it. */
export function settleDocumentsOf(leadId: string): Statement {
  return [
    `delete from pending_documents
     where stored_name in (select stored_name from documents where lead_id = ?)`,
    leadId,
  ];
}

export async function dropDocument(
  database: Database,
  store: DocumentStore,
  storedName: string,
): Promise<void> {
  await store.remove(storedName);
  await withdraw(database, storedName);
}

async function withdraw(db: Queryable, storedName: string): Promise<number> {
  return db.run("delete from pending_documents where stored_name = ?", storedName);
}

/** Drops what requests that never ended have announced. Answers how many. */
export async function dropAbandonedDocuments(
  database: Database,
  store: DocumentStore,
  now: Date,
): Promise<number> {
  const abandoned = await database.all<{ stored_name: string }>(
    "select stored_name from pending_documents where announced_at < ?",
    now.getTime() - ABANDONED_AFTER,
  );
  for (const { stored_name } of abandoned) await dropDocument(database, store, stored_name);
  return abandoned.length;
}
