import { z } from "zod";
import { DOCUMENT_FIELDS } from "#domain/document.ts";
import type { DetailsOfKind } from "#domain/lead-fields.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import { LEAD_KIND_ENTRIES } from "./lead-kind-entries.ts";

export type LeadDetails = {
  [Kind in LeadKind]: { kind: Kind; details: DetailsOfKind[Kind] };
}[LeadKind];

export const leadDocument = z.object({
  field: z.enum(DOCUMENT_FIELDS),
  fileName: z.string(),
  storedName: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

export type LeadDocument = z.infer<typeof leadDocument>;

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
