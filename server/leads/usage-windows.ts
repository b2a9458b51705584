import type { RateLimit } from "#domain/rate-limit.ts";

/** How much was let in (requests, or bytes), gathered around the moment of the last of it. */
type Cluster = [lastAt: number, amount: number];

/** For each limit's window, in milliseconds, what was let in during it. */
export type UsageWindows = Record<string, Cluster[]>;

export type Usage = { at: number; amount: number };

type Decision =
  | { allowed: true; windows: UsageWindows }
  /** In milliseconds. */
  | { allowed: false; retryAfter: number };

/**
 * Requests that came close together count as if all had come with the last of them. So what is
 * remembered stays small however high a limit is set, and never is more let in than it says.
 */
const CLUSTERS_PER_WINDOW = 60;

export function admitInto(
  windows: UsageWindows,
  { at: now, amount }: Usage,
  limits: readonly RateLimit[],
): Decision {
  const admitted: UsageWindows = {};
  let retryAfter = 0;
  for (const rateLimit of limits) {
    const { milliseconds } = rateLimit;
    // Another instance's clock may be ahead of ours. Far ahead it can only have been set back since,
    // which must not block anyone.
    const recent = (windows[milliseconds] ?? []).filter(
      ([lastAt]) => Math.abs(now - lastAt) < milliseconds,
    );
    retryAfter = Math.max(retryAfter, waitUnder(rateLimit, recent, { at: now, amount }));
    const longest = milliseconds / CLUSTERS_PER_WINDOW;
    admitted[milliseconds] = withUsage(recent, { at: now, amount }, longest);
  }
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true, windows: admitted };
}

/** How long until enough has left the window for this much more. */
function waitUnder(
  { limit, milliseconds }: RateLimit,
  recent: Cluster[],
  { at: now, amount }: Usage,
): number {
  let excess = amount - limit;
  if (excess > 0) return milliseconds; // more than a whole window holds
  for (const [, used] of recent) excess += used;
  for (const [lastAt, used] of recent) {
    if (excess <= 0) break;
    excess -= used;
    if (excess <= 0) return lastAt + milliseconds - now;
  }
  return 0;
}

/** A cluster begins where the one before it has grown as long as clusters may be. */
function withUsage(recent: Cluster[], { at: now, amount }: Usage, longest: number): Cluster[] {
  const last = recent.at(-1);
  const begin = recent.at(-2)?.[0];
  const joins = last && (last[0] >= now || (begin !== undefined && now - begin <= longest));
  if (!joins) return [...recent, [now, amount]];
  return [...recent.slice(0, -1), [Math.max(now, last[0]), last[1] + amount]];
}
