import { NAMED_FORMS } from "#domain/lead-forms.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { type Stage, STAGES } from "./stages.ts";

export const PERIODS = ["4", "13", "26", "52"] as const;

export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = "13";

/** These forms belong to no single page. */
export const FORM_SOURCES = [...LEAD_KINDS, ...NAMED_FORMS] as const;

export const PAGE_SOURCES = ["project", "service", "page"] as const;

export type PageSource = (typeof PAGE_SOURCES)[number];

/** "unknown" is a lead of an older release whose details cannot be read. */
export const SOURCES = [...FORM_SOURCES, ...PAGE_SOURCES, "unknown"] as const;

export type Source = (typeof SOURCES)[number];

/** How soon the first answer came. */
export const ANSWER_TIMES = ["hour", "fourHours", "day", "later", "none"] as const;

export type AnswerTime = (typeof ANSWER_TIMES)[number];

const HOUR = 3_600_000;

export const ANSWER_LIMITS: Record<Exclude<AnswerTime, "later" | "none">, number> = {
  hour: HOUR,
  fourHours: 4 * HOUR,
  day: 24 * HOUR,
};

/** A lead starts as new, and losing it brings it no further. */
export function isReached(stage: Stage): stage is Exclude<Stage, "new" | "lost"> {
  return stage !== "new" && stage !== "lost";
}

export const REACHED_STAGES = STAGES.filter(isReached);
