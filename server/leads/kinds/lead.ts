import type { DocumentField } from "#domain/document.ts";
import type { DetailsOfKind } from "#domain/lead-fields.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import { LEAD_KIND_ENTRIES } from "./lead-kind-entries.ts";

export type LeadDetails = {
  [Kind in LeadKind]: { kind: Kind; details: DetailsOfKind[Kind] };
}[LeadKind];

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

/** Short enough to say on the phone: "M-3F9A02C1". */
export function referenceOf({ id, kind }: Pick<Lead, "id" | "kind">): string {
  return `${LEAD_KIND_ENTRIES[kind].letter}-${id.slice(0, 8).toUpperCase()}`;
}
