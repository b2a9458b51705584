import type { RateLimit } from "#domain/rate-limit.ts";

/** How many requests were let in, gathered around the moment of the last of them. */
type Cluster = [lastAt: number, requests: number];

/** For each limit's window, in milliseconds, what was let in during it. */
export type RequestWindows = Record<string, Cluster[]>;

type Decision =
  | { allowed: true; windows: RequestWindows }
  /** In milliseconds. */
  | { allowed: false; retryAfter: number };

/**
 * Requests that came close together count as if all had come with the last of them. So what is
 * remembered stays small however high a limit is set, and never are more let in than it says.
 */
const CLUSTERS_PER_WINDOW = 60;

export function admitInto(
  windows: RequestWindows,
  now: number,
  limits: readonly RateLimit[],
): Decision {
  const admitted: RequestWindows = {};
  let retryAfter = 0;
  for (const { requests, milliseconds } of limits) {
    // Another instance's clock may be ahead of ours. Far ahead it can only have been set back since,
    // which must not block anyone.
    const recent = (windows[milliseconds] ?? []).filter(
      ([lastAt]) => Math.abs(now - lastAt) < milliseconds,
    );
    retryAfter = Math.max(retryAfter, waitUnder({ requests, milliseconds }, recent, now));
    admitted[milliseconds] = withOneMore(recent, now, milliseconds / CLUSTERS_PER_WINDOW);
  }
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true, windows: admitted };
}

/** How long until enough of them have left the window for one more. */
function waitUnder(limit: RateLimit, recent: Cluster[], now: number): number {
  let excess = 1 - limit.requests;
  for (const [, requests] of recent) excess += requests;
  for (const [lastAt, requests] of recent) {
    if (excess <= 0) break;
    excess -= requests;
    if (excess <= 0) return lastAt + limit.milliseconds - now;
  }
  return 0;
}

/** A cluster begins where the one before it has grown as long as clusters may be. */
function withOneMore(recent: Cluster[], now: number, longest: number): Cluster[] {
  const last = recent.at(-1);
  const begin = recent.at(-2)?.[0];
  const joins = last && (last[0] >= now || (begin !== undefined && now - begin <= longest));
  if (!joins) return [...recent, [now, 1]];
  return [...recent.slice(0, -1), [Math.max(now, last[0]), last[1] + 1]];
}
