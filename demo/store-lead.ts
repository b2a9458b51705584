import type { Database, Statement } from "#server/storage/database.ts";
import type { Inspector } from "#server/intake/documents/inspect.ts";
import { keepDocuments, settleDocumentsOf } from "#server/storage/documents/pending-documents.ts";
import { receiveDocument, type ReceivedDocument } from "#server/intake/documents/receive.ts";
import { addDocument, addLead } from "#server/leads/lead-repository.ts";
import { demoDocuments } from "./documents.ts";
import type { DemoLead } from "./leads.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";

export type DemoDeps = {
  database: Database;
  documents: DocumentStore;
  uploadsFolder: string;
  now: Date;
};

type Deps = DemoDeps & { inspector: Inspector };

export async function storeDemoLead(lead: DemoLead, deps: Deps): Promise<void> {
  const { database, documents: store, now } = deps;
  const documents = await receiveDocuments(lead, deps);
  if (documents.length > 0) await keepDocuments(database, store, documents, now);
  const { number, hasDocuments: _, project: __, ...fields } = lead;
  await database.transaction([
    addLead({ ...fields, documents, idempotencyKey: null, fingerprint: `demo ${number}` }),
    ...documents.map((document) => addDocument(lead.id, document)),
    ...(documents.length > 0 ? [settleDocumentsOf(lead.id)] : []),
    ...sentMessages(lead),
  ]);
}

async function receiveDocuments(
  lead: DemoLead,
  { uploadsFolder, inspector }: Deps,
): Promise<ReceivedDocument[]> {
  const freeSpace = { requireRoom: async () => {} };
  const intake = { uploadsFolder, freeSpace, inspector, scanner: null };
  const totals = { bytes: 0, unpackedBytes: 0 };
  const received: ReceivedDocument[] = [];
  for (const { content, ...document } of demoDocuments(lead)) {
    const chunks = (async function* () {
      yield content;
    })();
    received.push(await receiveDocument(intake, { ...document, content: chunks }, totals));
  }
  return received;
}

/** These messages count as sent, so a running server never delivers them. */
function sentMessages({ id, receivedAt, suspicion }: DemoLead): Statement[] {
  const purposes = ["office-notice", ...(suspicion === "honeypot" ? [] : ["visitor-receipt"])];
  const sentAt = receivedAt.getTime() + 2000;
  return purposes.map((purpose) => [
    `insert into messages (id, lead_id, purpose, state, attempts, due_at, sent_at)
     values (?, ?, ?, 'sent', 1, ?, ?)`,
    `${id}-${purpose}`,
    id,
    purpose,
    receivedAt.getTime(),
    sentAt,
  ]);
}
