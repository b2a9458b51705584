/**
 * Two quiet questions that a person answers without knowing and a script often gets wrong. The
 * answer marks a lead as suspected; it never keeps one out.
 */

/** A field nobody sees. It is sent only when it is filled, so that a visitor's payload stays exact. */
export const HONEYPOT_FIELD = "faxNumber";

/** Tells how many milliseconds lay between the form's appearance and its submit. */
export const FILL_TIME_HEADER = "X-Form-Fill-Time";

const SHORTEST_FILL_TIME = 3000;

export type Suspicion = "honeypot" | "too-fast";

export function suspicionOf(signals: {
  honeypot: unknown;
  fillTime: string | undefined;
}): Suspicion | null {
  if (typeof signals.honeypot === "string" && signals.honeypot.trim()) return "honeypot";
  const milliseconds = Number(signals.fillTime);
  if (signals.fillTime && milliseconds < SHORTEST_FILL_TIME) return "too-fast";
  return null;
}
