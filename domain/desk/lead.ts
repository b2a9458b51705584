import { z } from "zod";
import { DOCUMENT_FIELDS } from "#domain/document.ts";
import { SENSITIVE_FIELDS } from "#domain/lead-fields.ts";
import { leadRow } from "./leads.ts";
import { LOST_REASONS, STAGES } from "./stages.ts";
import { typedLine } from "./typed-line.ts";

/** `by` is an account's id, or null for the server or the visitor. */
export const timelineEvent = z.strictObject({
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
  /** A note's own text, or a sentence such as "Moved from New to Contacted". */
  text: z.string(),
  /** The text of a mail reply. */
  body: z.string().optional(),
});

export type TimelineEvent = z.infer<typeof timelineEvent>;

export const leadDocument = z.strictObject({
  id: z.string(),
  field: z.enum(DOCUMENT_FIELDS),
  fileName: z.string(),
  bytes: z.number(),
  /** Null if it is only downloaded. */
  shownAs: z.enum(["pdf", "picture"]).nullable(),
  /** Whether a virus scanner passed it; null for documents of older releases. */
  isScanned: z.boolean().nullable(),
});

/** Whether the person may be called now, and why not. */
export const phoneCallPermission = z.strictObject({
  verdict: z.enum(["allowed", "warned", "refused"]),
  reason: z.string().nullable(),
  phoneCallsToday: z.number(),
  phoneCallsThisWeek: z.number(),
});

const sentParts = z.strictObject({
  /** The path is that of a page of the site. */
  fields: z.array(
    z.strictObject({
      label: z.string(),
      text: z.string(),
      path: z.string().optional(),
      /** The field to ask for: `text` is only a mask. */
      masked: z.enum(SENSITIVE_FIELDS).optional(),
    }),
  ),
  documents: z.array(leadDocument),
});

/** `GET /api/desk/leads/:id`. */
export const leadView = sentParts.extend({
  lead: leadRow,
  email: z.string(),
  phone: z.string(),
  /** Null where the number's country is not known. */
  phoneWithCode: z.string().nullable(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  mergedLeads: z.array(
    sentParts.extend({ id: z.string(), reference: z.string(), receivedAt: z.number() }),
  ),
  timeline: z.array(timelineEvent),
  samePerson: z.array(leadRow),
  /** The id of the lead that this one was merged into. */
  mergedInto: z.string().nullable(),
  /** Whether the person must not be called. */
  isStopped: z.boolean(),
  /** Who noted when that the person asked not to be called. Where `isStopped` is false, an agent noted it on another
   * lead, and the owner of this one confirms it or not. */
  stop: z.strictObject({ by: z.string().nullable(), at: z.number() }).nullable(),
  call: phoneCallPermission,
});

export type LeadView = z.infer<typeof leadView>;

/** `POST /api/desk/leads/:id/reveal`: shows a masked field, and the audit says who asked. */
export const fieldReveal = z.strictObject({ field: z.enum(SENSITIVE_FIELDS) });

export const revealedField = z.strictObject({ text: z.string() });

/** The response with 409 to a change of an older version. */
export const leadConflict = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  view: leadView,
});

/** The response with 422 to a phone call against the rules. The verdict "warned" may be repeated with
 * `isConfirmed`. */
export const phoneCallError = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  call: phoneCallPermission,
});

/** Every attempt has the same id, so a change that is repeated is made once. */
const change = z.strictObject({ changeId: z.uuid().optional() });

/** A change of an older version gets 409 and the lead as it is now. */
const onVersion = change.extend({ version: z.number().int().min(0) });

const LATEST_STEP = Date.UTC(2100, 0);

/** `POST /api/desk/leads/:id/...`; each response is the changed lead. */
export const leadChanges = {
  stage: onVersion.extend({
    stage: z.enum(STAGES),
    lostReason: z.enum(LOST_REASONS).optional(),
  }),
  /** "next" is the agent whose turn it is among those present. */
  assign: onVersion.extend({ ownerId: z.string().max(64).nullable() }),
  "next-step": onVersion.extend({
    nextStep: z
      .strictObject({
        at: z.number().int().positive().max(LATEST_STEP),
        note: typedLine({ min: 0, max: 500 }),
      })
      .nullable(),
  }),
  /** A note overwrites nothing, so it names no version. */
  note: change.extend({ text: z.string().trim().min(1).max(5000) }),
  call: change.extend({
    outcome: z.enum(["spoke", "no answer", "voicemail", "wrong number"]),
    note: z.string().trim().max(2000).default(""),
    /** When the phone call began, within the last day; now by default. */
    at: z.number().int().positive().optional(),
    /** Set after the agent read the warning about a second phone call on a day or a third in a week. */
    isConfirmed: z.boolean().default(false),
  }),
  /** False: a manager allows calls again, or an agent does not confirm what a colleague noted. */
  stop: change.extend({ isStopped: z.boolean() }),
  merge: onVersion.extend({ into: z.string().max(64) }),
  reply: change.extend({
    subject: typedLine({ max: 200 }),
    text: z.string().trim().min(1).max(10_000),
  }),
};

export type LeadChangeKind = keyof typeof leadChanges;

export type PhoneCallOutcome = z.output<(typeof leadChanges)["call"]>["outcome"];
