import { createHash, randomUUID } from "node:crypto";
import type { Suspicion } from "#domain/spam-signals.ts";
import type { Database } from "#server/db/database.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import {
  dropDocument,
  keepDocuments,
  settleDocumentsOf,
} from "#server/documents/pending-documents.ts";
import type { ReceivedDocument } from "#server/documents/receive.ts";
import { StoreFailure } from "#server/store-failure.ts";
import { addMessages, type MessagePurpose } from "#server/outbox/message-repository.ts";
import type { LeadDetails } from "./lead.ts";
import { addDocument, addLead, findByKey, type NewLead } from "./lead-repository.ts";
import { meetingKey, repeatMeeting } from "./repeated-meeting.ts";

export type Submission = LeadDetails & {
  documents: ReceivedDocument[];
  suspicion: Suspicion | null;
  idempotencyKey: string | null;
};

/** `repeated`: the same key with the same content, or the same meeting; as good as accepted. */
type Outcome = "accepted" | "repeated" | "conflict";

export type Acceptance = {
  outcome: Outcome;
  /** The lead that is kept; of an earlier attempt when this one was not the first. */
  id: string;
};

export type AcceptDeps = {
  database: Database;
  documents: DocumentStore;
  /** Whether there is a CRM that wants to know of every lead. */
  tellsCrm: boolean;
  now: () => Date;
};

/**
 * When this answers `accepted`, the lead, its documents and its outgoing messages have survived
 * whatever may happen next. When it throws, the documents are left alone: the commit may have come
 * through after all, and if it has not, they are dropped with the other abandoned ones.
 */
export async function acceptLead(submission: Submission, deps: AcceptDeps): Promise<Acceptance> {
  const { database, documents: store } = deps;
  const lead = newLead(submission, deps.now());
  if (lead.documents.length > 0) {
    await keepDocuments(database, store, submission.documents, lead.receivedAt);
  }
  const [added] = await database.transaction([
    addLead(lead),
    ...lead.documents.map((document) => addDocument(lead.id, document)),
    ...(lead.documents.length > 0 ? [settleDocumentsOf(lead.id)] : []),
    addMessages(lead.id, purposesFor(lead, deps)),
  ]);
  if (added === 1) return { outcome: "accepted", id: lead.id };
  for (const { storedName } of lead.documents) {
    // What cannot be dropped now is announced, so the sweep will; the answer is settled.
    await dropDocument(database, store, storedName).catch(() => {});
  }
  return compareWithFirst(lead, database);
}

/** The key or the meeting belongs to an earlier lead, which may be erased in this very moment. */
async function compareWithFirst(lead: NewLead, database: Database): Promise<Acceptance> {
  const first = lead.idempotencyKey && (await findByKey(database, lead.kind, lead.idempotencyKey));
  if (first) {
    const isSame = first.fingerprint === lead.fingerprint;
    return isSame ? { outcome: "repeated", id: first.id } : { outcome: "conflict", id: lead.id };
  }
  const key = meetingKey(lead);
  const id = key && lead.kind === "meeting" && (await repeatMeeting(database, key, lead.details));
  if (!id) throw new StoreFailure("the earlier lead was erased meanwhile");
  return { outcome: "repeated", id };
}

function newLead(submission: Submission, receivedAt: Date): NewLead {
  return { ...submission, id: randomUUID(), receivedAt, fingerprint: fingerprintOf(submission) };
}

function purposesFor(lead: NewLead, { tellsCrm }: AcceptDeps): MessagePurpose[] {
  const purposes: MessagePurpose[] = ["office-notice"];
  // A machine's victim shall not get our mail; the office sees the lead all the same.
  if (lead.suspicion !== "honeypot") purposes.push("visitor-receipt");
  if (tellsCrm) purposes.push("crm-notice");
  return purposes;
}

function fingerprintOf({ kind, details, documents }: Submission): string {
  const files = documents.map(({ field, fileName, sha256 }) => [field, fileName, sha256]);
  const content = JSON.stringify([kind, details, files.toSorted()]);
  return createHash("sha256").update(content).digest("hex");
}
