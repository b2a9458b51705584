/** How many weeks the figures cover, with the present one. */
export const PERIODS = ["4", "13", "26", "52"] as const;

export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = "13";

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
