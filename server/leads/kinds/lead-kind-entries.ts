import type { LeadKind } from "#domain/lead-kinds.ts";
import { brokerKind } from "./broker-kind.ts";
import { contactKind } from "./contact-kind.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { meetingKind } from "./meeting-kind.ts";

const ENTRIES: { [Kind in LeadKind]: LeadKindEntry<Kind> } = {
  meeting: meetingKind,
  contact: contactKind,
  broker: brokerKind,
};

/** Routes, office commands, API description and mails read this registry. */
export const LEAD_KIND_ENTRIES: Record<LeadKind, LeadKindEntry> = ENTRIES;
