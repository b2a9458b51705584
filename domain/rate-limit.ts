const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most so much (requests, or bytes) in any period of so many milliseconds. */
export type RateLimit = { limit: number; milliseconds: number };

/** [9.001] A per-day value of 1000 is named there too, and not enforced. */
export const LEAD_RATE_LIMITS: readonly RateLimit[] = [
  { limit: 10, milliseconds: MINUTE },
  { limit: 100, milliseconds: HOUR },
];

export type Admission =
  { allowed: true; times: number[] } | { allowed: false; times: number[]; retryAfter: number };

/**
 * One step of a sliding window. `times` says when the requests before this one were let in; the
 * answer holds the times to remember, old ones forgotten and, if it is let in, this one added.
 * `retryAfter` is in milliseconds.
 */
export function admitRequest(
  times: readonly number[],
  now: number,
  limits: readonly RateLimit[] = LEAD_RATE_LIMITS,
): Admission {
  const longest = Math.max(...limits.map((limit) => limit.milliseconds));
  // A time from the future can only come from a clock that was set back: it must not block anyone.
  const recent = times.filter((time) => time > now - longest && time <= now);
  const waits = limits.map((limit) => waitUnder(limit, recent, now));
  const retryAfter = Math.max(0, ...waits);
  if (retryAfter > 0) return { allowed: false, times: recent, retryAfter };
  return { allowed: true, times: [...recent, now] };
}

/** How long until the request that now fills the window's last place has left it. */
function waitUnder(
  { limit, milliseconds }: RateLimit,
  times: readonly number[],
  now: number,
): number {
  const blocking = times.at(-limit);
  return blocking === undefined ? 0 : Math.max(0, blocking + milliseconds - now);
}
