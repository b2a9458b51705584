import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { MAX_IDS } from "./limits.ts";
import { STAGES } from "./stages.ts";

/** The saved views of the inbox. */
export const VIEWS = ["all", "new", "mine", "due", "waiting", "spam"] as const;

export type View = (typeof VIEWS)[number];

/** `GET /api/desk/leads`: the filters of the inbox, as the address of the desk has them. */
export const leadQuery = z.strictObject({
  view: z.enum(VIEWS).default("all"),
  kind: z.enum(LEAD_KINDS).optional(),
  stage: z.enum(STAGES).optional(),
  /** An account's id, or "none". */
  owner: z.union([z.uuid(), z.literal("none")]).optional(),
  /** Words, an e-mail address, a phone number in any notation, or a reference. */
  search: z.string().max(200).optional(),
  /** Only these leads, as ids with commas between them; without a search. */
  ids: z
    .string()
    .max(MAX_IDS * 65)
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().max(64)).max(MAX_IDS))
    .optional(),
  sort: z.enum(["newest", "oldest", "due"]).default("newest"),
  /** Where the page before ended, as its answer says. */
  after: z.string().max(200).optional(),
});

export type LeadQuery = z.input<typeof leadQuery>;

/** A lead as a row of the inbox or a card of the board. */
export const leadRow = z.strictObject({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  /** What the person wants, in one line: the kind of meeting, the property, the first words of the message. */
  wants: z.string(),
  /** The project or home the lead is about. */
  about: z.string().nullable(),
  receivedAt: z.number(),
  stage: z.enum(STAGES),
  /** Since when it has been in this stage. */
  stageSince: z.number(),
  /** Set where the lead has been in its stage for too long. */
  isWaiting: z.boolean(),
  ownerId: z.string().nullable(),
  nextStep: z.strictObject({ at: z.number(), note: z.string() }).nullable(),
  /** Looks automatic, and nobody has moved it on. */
  isSuspicious: z.boolean(),
  /** Increases with every change; a change names the version that it was made on. */
  version: z.number(),
});

export type LeadRow = z.infer<typeof leadRow>;

/** Pages of 50; `next` is the `after` of the following page. */
export const leadPage = z.strictObject({ leads: z.array(leadRow), next: z.string().nullable() });

export type LeadPage = z.infer<typeof leadPage>;

/** `GET /api/desk/counts`: how many leads each view has, at most 1,000. */
export const viewCounts = z.record(z.enum(VIEWS), z.number());

export type ViewCounts = z.infer<typeof viewCounts>;
