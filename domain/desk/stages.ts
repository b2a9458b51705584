/** The columns of the board, in their order. */
export const STAGES = ["new", "contacted", "viewing", "offer", "won", "lost"] as const;

export type Stage = (typeof STAGES)[number];

/** Why a lead was lost. */
export const LOST_REASONS = [
  "price",
  "bought elsewhere",
  "no answer",
  "not serious",
  "spam",
  "other",
] as const;

export type LostReason = (typeof LOST_REASONS)[number];
