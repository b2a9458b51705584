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

export const figuresQuery = z.strictObject({ weeks: z.enum(PERIODS).default(DEFAULT_PERIOD) });

const count = z.number().int();

/** Milliseconds, or null if no lead had a first answer. */
const median = z.number().nullable();

/** The figures leave out suspected spam and merged leads. */
export const figures = z.strictObject({
  total: count,
  /** Weeks begin on Monday; the oldest is first. */
  weeks: z.array(z.strictObject({ start: z.number(), kinds: z.record(z.enum(LEAD_KINDS), count) })),
  /** Projects by the page of the form, in descending order of leads; a null title means no project. */
  projects: z.array(z.strictObject({ title: z.string().nullable(), leads: count })),
  /** Sources are in descending order of leads. */
  sources: z.array(z.strictObject({ source: z.enum(SOURCES), leads: count })),
  /** The first answer is the first mail, phone call or change of stage by a person. */
  answers: z.strictObject({ median, times: z.record(z.enum(ANSWER_TIMES), count) }),
  /** How many leads reached the stage or a later one, even if they were moved back or lost since. */
  reached: z.record(z.enum(REACHED_STAGES), count),
  /** Owners are in descending order of leads; null means unassigned. */
  owners: z.array(
    z.strictObject({
      ownerId: z.string().nullable(),
      leads: count,
      answered: count,
      median,
      won: count,
    }),
  ),
  /** Open leads of any age that have been in their stage too long. */
  waiting: z.array(
    z.strictObject({
      ownerId: z.string().nullable(),
      stage: z.enum(OPEN_STAGES),
      leads: count,
      since: z.number(),
    }),
  ),
});

export type Figures = z.infer<typeof figures>;
