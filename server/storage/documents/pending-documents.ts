import { z } from "zod";
import type { Condition, Database, Queryable, Statement } from "#server/storage/database.ts";
import type { DocumentStore, FiledDocument } from "./document-store.ts";

/** Milliseconds, longer than any request. A crash may leave a stored document without a lead, so each is
 * announced first, and removed if it is still announced after this time. Others are never removed. */
export const ABANDONED_AFTER = 3_600_000;

/** The sweep has taken these documents, or their lead was erased: nothing may refer to them any more. */
const ABANDONED = 0;

export const documentName = z.object({ stored_name: z.string() });

export async function keepDocuments(
  database: Database,
  store: DocumentStore,
  documents: readonly FiledDocument[],
  now: Date,
): Promise<void> {
  await database.transaction(documents.map(({ storedName }) => announce(storedName, now)));
  try {
    for (const document of documents) await store.keep(document);
  } finally {
    await database.transaction(documents.map(({ storedName }) => announceIfForgotten(storedName)));
  }
}

/** The sweep removes the document unless its lead is committed. */
function announce(storedName: string, at: Date): Statement {
  return [
    "insert into pending_documents (stored_name, announced_at) values (?, ?)",
    storedName,
    at.getTime(),
  ];
}

/** A sweep that took the document before it was written has removed its announcement, and would never find the file. */
function announceIfForgotten(storedName: string): Statement {
  return [
    `insert into pending_documents (stored_name, announced_at) values (?, ${ABANDONED})
     on conflict (stored_name) do nothing`,
    storedName,
  ];
}

/** Part of the transaction that deletes leads, after which the sweep removes their documents. */
export function announceAsAbandoned([condition, ...values]: Condition): Statement {
  return [
    `insert into pending_documents (stored_name, announced_at)
     select stored_name, ${ABANDONED} from documents join leads on leads.id = documents.lead_id
     where ${condition} on conflict (stored_name) do nothing`,
    ...values,
  ];
}

/** Part of the transaction that stores the lead, before it refers to the document. Locks the row, so that the sweep waits
 * for the lead or the lead finds the document taken. */
export function holdDocument(storedName: string): Statement {
  return [
    `update pending_documents set announced_at = announced_at where stored_name = ?`,
    storedName,
  ];
}

/** The field of a document that is announced and not abandoned, or else null. */
export const FIELD_IF_ANNOUNCED = `(select cast(? as text) from pending_documents
  where stored_name = ? and announced_at <> ${ABANDONED})`;

/** Part of the transaction that stores the lead, after which its documents stay. */
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

/** Removes documents of interrupted requests. Resolves with their number. They are taken first, because a lead may be
 * committed while the first of them are removed. */
export async function dropAbandonedDocuments(
  database: Database,
  store: DocumentStore,
  now: Date,
): Promise<number> {
  const abandoned = await database.all(
    documentName,
    `update pending_documents set announced_at = ${ABANDONED} where announced_at < ?
     returning stored_name`,
    now.getTime() - ABANDONED_AFTER,
  );
  for (const { stored_name } of abandoned) await dropDocument(database, store, stored_name);
  return abandoned.length;
}
