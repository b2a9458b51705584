import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { type Stage, STAGES } from "./stages.ts";

/** How many weeks the figures cover, with the present one. */
export const PERIODS = ["4", "13", "26", "52"] as const;

export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = "13";

/** The forms that are not on the page of something. */
export const FORM_SOURCES = [...LEAD_KINDS, "newsletter"] as const;

/** The kinds of page that have a form of their own. */
export const PAGE_SOURCES = ["project", "service", "page"] as const;

export type PageSource = (typeof PAGE_SOURCES)[number];

/** What a lead came through. Unknown: a lead of an older release whose details cannot be read. */
export const SOURCES = [...FORM_SOURCES, ...PAGE_SOURCES, "unknown"] as const;

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

type ReachedStage = Exclude<Stage, "new" | "lost">;

/** Every lead is new at first, and one that is lost has come no further. */
export function isReached(stage: Stage): stage is ReachedStage {
  return stage !== "new" && stage !== "lost";
}

/** The stages that a lead can reach, in their order. */
export const REACHED_STAGES = STAGES.filter(isReached);
