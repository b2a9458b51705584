import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import {
  ANSWER_TIMES,
  DEFAULT_PERIOD,
  PERIODS,
  REACHED_STAGES,
  SOURCES,
} from "./figure-choices.ts";
import { OPEN_STAGES } from "./stages.ts";

/** `GET /api/desk/figures`, for managers. */
export const figuresQuery = z.strictObject({ weeks: z.enum(PERIODS).default(DEFAULT_PERIOD) });

const count = z.number().int();

/** In milliseconds; null: no lead was answered. */
const median = z.number().nullable();

/** Suspected spam and leads that were merged into another do not count. */
export const figures = z.strictObject({
  total: count,
  /** From the oldest to the present one; each begins on Monday. */
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
