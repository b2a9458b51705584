import { z } from "zod";
import { leadRow } from "./leads.ts";
import { LOST_REASONS, STAGES } from "./stages.ts";

/** What happened to a lead. `by` is an account's id, or null for the server or the visitor. */
const event = z.strictObject({
  id: z.string(),
  at: z.number(),
  by: z.string().nullable(),
  kind: z.enum([
    "received",
    "mail",
    "note",
    "call",
    "stage",
    "assigned",
    "next-step",
    "merged",
    "document",
    "stop",
  ]),
  /** In plain words, such as "Moved from New to Contacted". A note's own text. */
  text: z.string(),
});

export type TimelineEvent = z.infer<typeof event>;

export const leadDocument = z.strictObject({
  id: z.string(),
  field: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  /** PDF and pictures are shown; everything else is a download. */
  isShown: z.boolean(),
});

/** Whether the person may be called at this moment, and what the telephone rules say. */
export const callPermission = z.strictObject({
  verdict: z.enum(["allowed", "warned", "refused"]),
  reason: z.string().nullable(),
  callsToday: z.number(),
  callsThisWeek: z.number(),
});

/** `GET /api/desk/leads/:id`. */
export const leadSheet = z.strictObject({
  lead: leadRow,
  email: z.string(),
  phone: z.string(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** Everything that was sent, as label and text. */
  fields: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  documents: z.array(leadDocument),
  timeline: z.array(event),
  /** Other leads with the same phone number or e-mail address, the newest first. */
  samePerson: z.array(leadRow),
  /** The lead that this one was merged into. */
  mergedInto: z.string().nullable(),
  call: callPermission,
});

export type LeadSheet = z.infer<typeof leadSheet>;

/** Every change names the version it was made on; another version is answered with 409 and the lead as it is now. */
const onVersion = z.strictObject({ version: z.number().int().min(0) });

/** `POST /api/desk/leads/:id/...`, each answered with the lead sheet. */
export const leadChanges = {
  stage: onVersion.extend({
    stage: z.enum(STAGES),
    /** Required for "lost". */
    lostReason: z.enum(LOST_REASONS).optional(),
  }),
  /** "next" is the agent whose turn it is among those who are present. */
  assign: onVersion.extend({ ownerId: z.string().max(64).nullable() }),
  "next-step": onVersion.extend({
    nextStep: z
      .strictObject({ at: z.number().int().positive(), note: z.string().trim().max(500) })
      .nullable(),
  }),
  /** Nothing is overwritten, so a note names no version. */
  note: z.strictObject({ text: z.string().trim().min(1).max(5000) }),
  call: z.strictObject({
    outcome: z.enum(["spoke", "no answer", "voicemail", "wrong number"]),
    note: z.string().trim().max(2000).default(""),
    /** Set after the warning about a second call on a day or a third in a week was read. */
    isConfirmed: z.boolean().default(false),
  }),
  stop: z.strictObject({ isStopped: z.boolean() }),
  merge: onVersion.extend({ into: z.string().max(64) }),
  answer: z.strictObject({
    subject: z.string().trim().min(1).max(200),
    text: z.string().trim().min(1).max(10_000),
  }),
};

export type LeadChange = keyof typeof leadChanges;
