/**
 * Two signals of a bot: a hidden field that is filled, and a form that was filled too fast. They mark
 * a lead as suspected; it is stored all the same.
 */

/** A hidden field. It is sent only when it is filled, so that a visitor's payload stays exact. */
export const HONEYPOT_FIELD = "faxNumber";

/** The milliseconds between showing the form and submitting it. */
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
