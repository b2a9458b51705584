/** The columns of the board, in order. */
export const STAGES = ["new", "contacted", "viewing", "offer", "won", "lost"] as const;

export type Stage = (typeof STAGES)[number];

export const CLOSED_STAGES = ["won", "lost"] as const satisfies Stage[];

export type OpenStage = Exclude<Stage, (typeof CLOSED_STAGES)[number]>;

export const OPEN_STAGES = STAGES.filter(isOpen);

function isOpen(stage: Stage): stage is OpenStage {
  return !CLOSED_STAGES.some((closed) => closed === stage);
}

const DAY = 24 * 3_600_000;

/** How long a lead may stay in a stage before it counts as waiting, in milliseconds. */
export const STAGE_LIMITS: Record<OpenStage, number> = {
  new: DAY,
  contacted: 3 * DAY,
  viewing: 7 * DAY,
  offer: 14 * DAY,
};

export function isWaitingTooLong(stage: Stage, since: number, now: number): boolean {
  return isOpen(stage) && now - since > STAGE_LIMITS[stage];
}

export const LOST_REASONS = [
  "price",
  "bought elsewhere",
  "no answer",
  "not serious",
  "spam",
  "other",
] as const;

export type LostReason = (typeof LOST_REASONS)[number];
