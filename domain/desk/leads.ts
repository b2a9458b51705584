import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { SOURCES } from "./figure-choices.ts";
import { MAX_IDS } from "./limits.ts";
import { STAGES } from "./stages.ts";

export const VIEWS = ["all", "new", "mine", "due", "waiting", "spam"] as const;

export type View = (typeof VIEWS)[number];

/** `GET /api/desk/leads`: the filters of the inbox, named as in the desk's URL. */
export const leadQuery = z.strictObject({
  view: z.enum(VIEWS).default("all"),
  kind: z.enum(LEAD_KINDS).optional(),
  source: z.enum(SOURCES).optional(),
  stage: z.enum(STAGES).optional(),
  /** An account's id, or "none". */
  owner: z.union([z.uuid(), z.literal("none")]).optional(),
  /** Words, an e-mail address, a phone number in any notation, or a reference. */
  search: z.string().max(200).optional(),
  /** Ids with commas between them; not combined with a search. */
  ids: z
    .string()
    .max(MAX_IDS * 65)
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().max(64)).max(MAX_IDS))
    .optional(),
  sort: z.enum(["newest", "oldest", "due"]).default("newest"),
  after: z.string().max(200).optional(),
});

export type LeadQuery = z.input<typeof leadQuery>;

export const leadRow = z.strictObject({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  /** The person's wish in one line: kind of meeting, property, or first words of the message. */
  wants: z.string(),
  about: z.string().nullable(),
  receivedAt: z.number(),
  stage: z.enum(STAGES),
  stageSince: z.number(),
  /** Whether the lead has been in its stage for too long. */
  isWaiting: z.boolean(),
  ownerId: z.string().nullable(),
  nextStep: z.strictObject({ at: z.number(), note: z.string() }).nullable(),
  /** Whether the lead looks automatic and nobody has moved it on. */
  isSuspicious: z.boolean(),
  /** Increases with every change, which names the version that it was made on. */
  version: z.number(),
});

export type LeadRow = z.infer<typeof leadRow>;

export const leadPage = z.strictObject({
  leads: z.array(leadRow),
  next: z.string().nullable(),
  /** Whether leads may be missing from a search, because the index is being filled. */
  isIncomplete: z.boolean().optional(),
});

export type LeadPage = z.infer<typeof leadPage>;

/** `GET /api/desk/counts`: how many leads each view has, at most 1,000. */
export const viewCounts = z.record(z.enum(VIEWS), z.number());

export type ViewCounts = z.infer<typeof viewCounts>;
