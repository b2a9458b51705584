import { type LeadChangeKind, leadChanges } from "#domain/desk/lead.ts";

export const CHANGES = Object.keys(leadChanges) as LeadChangeKind[];

/** Changes that overwrite something, and so name a version. */
export const VERSIONED: ReadonlySet<LeadChangeKind> = new Set([
  "stage",
  "assign",
  "next-step",
  "merge",
]);

/** A change of each kind, on a lead's first version. */
export function bodyOf(
  change: LeadChangeKind,
  { ownerId, into }: { ownerId: string; into: string },
): object {
  const version = 0;
  const bodies: Record<LeadChangeKind, object> = {
    stage: { version, stage: "contacted" },
    assign: { version, ownerId },
    "next-step": { version, nextStep: { at: 1_900_000_000_000, note: "Send the plans" } },
    note: { text: "Likes the sea" },
    call: { outcome: "spoke", isConfirmed: true },
    stop: { isStopped: true },
    merge: { version, into },
    reply: { subject: "Plans", text: "Here they are" },
  };
  return bodies[change];
}
