import { createHash, randomUUID } from "node:crypto";
import type { Suspicion } from "#domain/spam-signals.ts";
import type { Database } from "#server/storage/database.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import {
  dropDocument,
  holdDocument,
  keepDocuments,
  settleDocumentsOf,
} from "#server/storage/documents/pending-documents.ts";
import type { ReceivedDocument } from "#server/intake/documents/receive.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { addMessages } from "#server/delivery/message-repository.ts";
import type { MessagePurpose } from "#server/delivery/message-tables.ts";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import { addDocument, addLead, findByKey, type NewLead } from "#server/leads/lead-repository.ts";
import { meetingKey } from "#server/leads/meeting-key.ts";
import { repeatMeeting } from "./repeated-meeting.ts";

export type Submission = LeadDetails & {
  documents: ReceivedDocument[];
  suspicion: Suspicion | null;
  idempotencyKey: string | null;
};

/** `repeated`: the same key and content, or the same meeting; the response is that of `accepted`. */
type Outcome = "accepted" | "repeated" | "conflict";

type Acceptance = {
  outcome: Outcome;
  /** The stored lead; that of the first attempt for a repetition. */
  id: string;
};

export type AcceptDeps = {
  database: Database;
  documents: DocumentStore;
  hasCrm: boolean;
  now: () => Date;
};

/** Lead, documents and messages are durable when this resolves with `accepted`. When it throws, the commit may
 * have succeeded, so the documents stay; the sweep removes abandoned ones. */
export async function acceptLead(submission: Submission, deps: AcceptDeps): Promise<Acceptance> {
  const { database, documents: store } = deps;
  const lead = newLead(submission, deps.now());
  if (lead.documents.length > 0) {
    await keepDocuments(database, store, submission.documents, lead.receivedAt);
  }
  const [added] = await database.transaction([
    addLead(lead),
    ...lead.documents.map(({ storedName }) => holdDocument(storedName)),
    ...lead.documents.map((document) => addDocument(lead.id, document)),
    ...(lead.documents.length > 0 ? [settleDocumentsOf(lead.id)] : []),
    addMessages(lead.id, { purposes: purposesFor(lead, deps), dueAt: lead.receivedAt }),
  ]);
  if (added === 1) return { outcome: "accepted", id: lead.id };
  for (const { storedName } of lead.documents) {
    // A failure must not change the response, and the sweep removes announced documents.
    await dropDocument(database, store, storedName).catch(() => {});
  }
  return compareWithFirst(lead, deps);
}

/** The key or the meeting belongs to an earlier lead, which may have been erased meanwhile. */
async function compareWithFirst(lead: NewLead, deps: AcceptDeps): Promise<Acceptance> {
  const { database } = deps;
  const first = lead.idempotencyKey && (await findByKey(database, lead.kind, lead.idempotencyKey));
  if (first) {
    const isSame = first.fingerprint === lead.fingerprint;
    return isSame ? { outcome: "repeated", id: first.id } : { outcome: "conflict", id: lead.id };
  }
  const id = await repeat(lead, deps);
  if (!id) throw new StoreFailure("the first lead was erased meanwhile");
  return { outcome: "repeated", id };
}

/** Only the first request gets a receipt. */
async function repeat(lead: NewLead, deps: AcceptDeps): Promise<string | null> {
  const key = meetingKey(lead);
  if (!key || lead.kind !== "meeting") return null;
  const { details: meeting, receivedAt } = lead;
  return repeatMeeting(deps.database, {
    key,
    meeting,
    purposes: staffPurposes(deps),
    receivedAt,
  });
}

function newLead(submission: Submission, receivedAt: Date): NewLead {
  return { ...submission, id: randomUUID(), receivedAt, fingerprint: fingerprintOf(submission) };
}

function purposesFor(lead: NewLead, deps: AcceptDeps): MessagePurpose[] {
  // A bot may have entered another person's e-mail address; some visitors give a phone number alone.
  if (lead.suspicion === "honeypot" || !lead.details.email) return staffPurposes(deps);
  return [...staffPurposes(deps), "visitor-receipt"];
}

function staffPurposes({ hasCrm }: AcceptDeps): MessagePurpose[] {
  return hasCrm ? ["office-notice", "crm-notice"] : ["office-notice"];
}

function fingerprintOf({ kind, details, documents }: Submission): string {
  const files = documents.map(({ field, fileName, sha256 }) => [field, fileName, sha256]);
  const content = JSON.stringify([kind, details, files.toSorted()]);
  return createHash("sha256").update(content).digest("hex");
}
