import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { type OpenStage, STAGE_LIMITS } from "./stages.ts";

/** How many weeks the figures cover, with the present one. */
export const PERIODS = ["4", "13", "26", "52"] as const;

export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = "13";

/** `GET /api/desk/figures`, for managers. */
export const figuresQuery = z.strictObject({ weeks: z.enum(PERIODS).default(DEFAULT_PERIOD) });

/**
 * The form that a lead came through, and for the form of a page the kind of page. Unknown: a lead of an older
 * release whose details cannot be read.
 */
export const SOURCES = [
  "meeting",
  "contact",
  "project",
  "service",
  "page",
  "newsletter",
  "broker",
  "unknown",
] as const;

export type Source = (typeof SOURCES)[number];

/** The first answer came within an hour, four hours or a day, later, or not yet. */
export const ANSWER_TIMES = ["hour", "fourHours", "day", "later", "none"] as const;

export type AnswerTime = (typeof ANSWER_TIMES)[number];

const HOUR = 3_600_000;

export const ANSWER_LIMITS: Record<Exclude<AnswerTime, "later" | "none">, number> = {
  hour: HOUR,
  fourHours: 4 * HOUR,
  day: 24 * HOUR,
};

/** The stages that a lead can reach, in their order. */
export const REACHED_STAGES = ["contacted", "viewing", "offer", "won"] as const;

export type ReachedStage = (typeof REACHED_STAGES)[number];

const OPEN_STAGES = Object.keys(STAGE_LIMITS) as OpenStage[];

const count = z.number().int();

/** In milliseconds; null: no lead was answered. */
const median = z.number().nullable();

/** Suspected spam and leads that were merged into another do not count. */
export const figures = z.strictObject({
  total: count,
  /** From the oldest to the present one; each begins on Monday in Dubai. */
  weeks: z.array(z.strictObject({ start: z.number(), kinds: z.record(z.enum(LEAD_KINDS), count) })),
  /** By the project on whose page the form was, the most first; without a title: no project. */
  projects: z.array(z.strictObject({ title: z.string().nullable(), leads: count })),
  /** The most first. */
  sources: z.array(z.strictObject({ source: z.enum(SOURCES), leads: count })),
  /** The first answer is the first mail, call or change of stage by a person. */
  answers: z.strictObject({ median, times: z.record(z.enum(ANSWER_TIMES), count) }),
  /** How many leads reached the stage or a later one, also if they were moved back or lost since. */
  reached: z.record(z.enum(REACHED_STAGES), count),
  /** The leads of each owner, the most first; null: nobody's. */
  owners: z.array(
    z.strictObject({
      ownerId: z.string().nullable(),
      leads: count,
      answered: count,
      median,
      won: count,
    }),
  ),
  /** Open leads that stay in their stage too long, now and of any age. */
  waiting: z.array(
    z.strictObject({
      ownerId: z.string().nullable(),
      stage: z.enum(OPEN_STAGES),
      leads: count,
      /** Since when the first of them has been in its stage. */
      since: z.number(),
    }),
  ),
});

export type Figures = z.infer<typeof figures>;
