import type { Database, Queryable } from "#server/db/database.ts";
import { StoreFailure } from "#server/store-failure.ts";
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
  await database.transaction(async (tx) => {
    for (const { storedName } of documents) await announceDocument(tx, storedName, now);
  });
  for (const document of documents) await store.keep(document);
}

/** From now on the sweep takes it when nobody has settled it. Two may erase a lead at once. */
export async function announceDocument(tx: Queryable, storedName: string, at: Date): Promise<void> {
  await tx.run(
    `insert into pending_documents (stored_name, announced_at) values (?, ?)
     on conflict (stored_name) do nothing`,
    storedName,
    at.getTime(),
  );
}

/** In the transaction that commits the lead: from now on the documents belong to it. */
export async function settleDocument(tx: Queryable, storedName: string): Promise<void> {
  const settled = await withdraw(tx, storedName);
  // We slept so long that the sweep has taken it: a lead without its document is not accepted.
  if (settled === 0) throw new StoreFailure("a document was swept away before it was settled");
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
