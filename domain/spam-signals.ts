/** A bot fills this hidden field. A visitor's payload does not have it. It marks a lead as suspected, which is
 * stored all the same. */
export const HONEYPOT_FIELD = "faxNumber";

/** The milliseconds between showing the form and submitting it. */
export const FILL_TIME_HEADER = "X-Form-Fill-Time";

const SHORTEST_FILL_TIME = 3000;

export const SUSPICIONS = ["honeypot", "too-fast"] as const;

export type Suspicion = (typeof SUSPICIONS)[number];

export function suspicionOf(signals: {
  honeypot: unknown;
  fillTime: string | undefined;
}): Suspicion | null {
  if (typeof signals.honeypot === "string" && signals.honeypot.trim()) return "honeypot";
  const milliseconds = Number(signals.fillTime);
  if (signals.fillTime && milliseconds < SHORTEST_FILL_TIME) return "too-fast";
  return null;
}
