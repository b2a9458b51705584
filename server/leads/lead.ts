import type { BrokerRegistration } from "#domain/broker-registration.ts";
import type { DocumentField } from "#domain/document.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { ContactLead } from "#domain/live-forms.ts";
import type { Meeting } from "#domain/meeting.ts";
import type { Suspicion } from "#domain/spam-signals.ts";

/** The fields of a lead, as its schema lets them through. */
export type LeadDetails =
  | { kind: "meeting"; details: Meeting }
  | { kind: "contact"; details: ContactLead }
  | { kind: "broker"; details: BrokerRegistration };

export type LeadDocument = {
  field: DocumentField;
  fileName: string;
  storedName: string;
  bytes: number;
  sha256: string;
};

export type Lead = LeadDetails & {
  id: string;
  receivedAt: Date;
  suspicion: Suspicion | null;
  documents: LeadDocument[];
};

const KIND_LETTERS: Record<LeadKind, string> = { meeting: "M", contact: "C", broker: "B" };

/** Short enough to say on the phone: "M-3F9A02C1". */
export function referenceOf(lead: Pick<Lead, "id" | "kind">): string {
  return `${KIND_LETTERS[lead.kind]}-${lead.id.slice(0, 8).toUpperCase()}`;
}
