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
  /** Of an answer: the mail as it was written. */
  body: z.string().optional(),
});

export type TimelineEvent = z.infer<typeof event>;

export const leadDocument = z.strictObject({
  id: z.string(),
  field: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  /** Null: only a download. */
  shownAs: z.enum(["pdf", "picture"]).nullable(),
  /** Whether a virus scanner found nothing in it when it was received. Null: not known of an older one. */
  isScanned: z.boolean().nullable(),
});

/** Whether the person may be called at this moment, and what the telephone rules say. */
export const phoneCallPermission = z.strictObject({
  verdict: z.enum(["allowed", "warned", "refused"]),
  reason: z.string().nullable(),
  phoneCallsToday: z.number(),
  phoneCallsThisWeek: z.number(),
});

/** Everything that was sent in a lead. */
const sentParts = z.strictObject({
  fields: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  documents: z.array(leadDocument),
});

/** `GET /api/desk/leads/:id`. */
export const leadView = sentParts.extend({
  lead: leadRow,
  email: z.string(),
  phone: z.string(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** The leads that were merged into this one, the newest first. */
  mergedLeads: z.array(
    sentParts.extend({ id: z.string(), reference: z.string(), receivedAt: z.number() }),
  ),
  timeline: z.array(event),
  /** Other leads with the same phone number or e-mail address, the newest first. */
  samePerson: z.array(leadRow),
  /** The lead that this one was merged into. */
  mergedInto: z.string().nullable(),
  /** Whether the person asked not to be called, on this or another lead. */
  isStopped: z.boolean(),
  call: phoneCallPermission,
});

export type LeadView = z.infer<typeof leadView>;

/** The answer to a change of another version, with 409: the lead as it is now. */
export const leadConflict = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  view: leadView,
});

/**
 * The answer to a call against the telephone rules, with 422. A verdict of "warned" asks for the same
 * call again with `isConfirmed`.
 */
export const phoneCallRefusal = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  call: phoneCallPermission,
});

/** The same id for every attempt: a change that is repeated, because no answer came, is made once. */
const change = z.strictObject({ changeId: z.uuid().optional() });

/** Every change names the version it was made on; another version is answered with 409 and the lead as it is now. */
const onVersion = change.extend({ version: z.number().int().min(0) });

const LATEST_STEP = Date.UTC(2100, 0);

/** `POST /api/desk/leads/:id/...`, each with the lead as it is then as its response. */
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
      .strictObject({
        at: z.number().int().positive().max(LATEST_STEP),
        note: z.string().trim().max(500),
      })
      .nullable(),
  }),
  /** Nothing is overwritten, so a note names no version. */
  note: change.extend({ text: z.string().trim().min(1).max(5000) }),
  call: change.extend({
    outcome: z.enum(["spoke", "no answer", "voicemail", "wrong number"]),
    note: z.string().trim().max(2000).default(""),
    /** When the call began, within the last day; without it, now. */
    at: z.number().int().positive().optional(),
    /** Set after the warning about a second call on a day or a third in a week was read. */
    isConfirmed: z.boolean().default(false),
  }),
  stop: change.extend({ isStopped: z.boolean() }),
  merge: onVersion.extend({ into: z.string().max(64) }),
  reply: change.extend({
    subject: z.string().trim().min(1).max(200),
    text: z.string().trim().min(1).max(10_000),
  }),
};

export type LeadChangeKind = keyof typeof leadChanges;

export type PhoneCallOutcome = z.output<(typeof leadChanges)["call"]>["outcome"];
