const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most `limit` requests or bytes in any such period. */
export type RateLimit = { limit: number; milliseconds: number };

/** [9.001] A per-day value of 1000 is named there too, and not enforced. */
export const LEAD_RATE_LIMITS: readonly RateLimit[] = [
  { limit: 10, milliseconds: MINUTE },
  { limit: 100, milliseconds: HOUR },
];

/** Per IP address: ten registrations of the largest size, or about a hundred usual ones. */
export const UPLOAD_LIMIT: RateLimit = { limit: 300 * 1024 * 1024, milliseconds: HOUR };

export type Usage = { at: number; amount: number };

type Cluster = [lastAt: number, amount: number];

/** Admitted usage by the length of the window in milliseconds. Usages that are close together count as made at
 * the time of the last. */
export type UsageWindows = Record<string, Cluster[]>;

type Admission =
  | { allowed: true; windows: UsageWindows }
  | {
      allowed: false;
      /** In milliseconds. */
      retryAfter: number;
      /** To be stored in place of windows with times ahead of the clock, which would refuse for as long as they are
       * ahead. */
      corrected: UsageWindows | undefined;
    };

/** Higher limits keep clusters instead of single usages, which keeps windows small: a wait may be longer by
 * one part of the window. [9.001] stays exact. */
const MAX_EXACT_LIMIT = 100;
const CLUSTERS_PER_WINDOW = 60;

/** How far the clock of another instance may be ahead. */
const CLOCK_DIFFERENCE_MS = 1000;

/** The returned windows count an allowed usage. */
export function admit(
  windows: UsageWindows,
  usage: Usage,
  limits: readonly RateLimit[] = LEAD_RATE_LIMITS,
): Admission {
  const admitted: UsageWindows = {};
  const corrected: UsageWindows = {};
  let isAhead = false;
  let retryAfter = 0;
  for (const rateLimit of limits) {
    const { limit, milliseconds } = rateLimit;
    const recent = (windows[milliseconds] ?? [])
      .filter(([lastAt]) => usage.at - lastAt < milliseconds)
      .map(([lastAt, amount]): Cluster => {
        if (lastAt - usage.at <= CLOCK_DIFFERENCE_MS) return [lastAt, amount];
        // The clock was set back since. The usage counts as made now: it is not forgotten, and leaves after one window.
        isAhead = true;
        return [usage.at, amount];
      });
    const clusterLength = limit > MAX_EXACT_LIMIT ? milliseconds / CLUSTERS_PER_WINDOW : 0;
    retryAfter = Math.max(retryAfter, waitUnder(rateLimit, recent, usage));
    corrected[milliseconds] = recent;
    admitted[milliseconds] = withUsage(recent, usage, clusterLength);
  }
  if (retryAfter === 0) return { allowed: true, windows: admitted };
  return { allowed: false, retryAfter, corrected: isAhead ? corrected : undefined };
}

/** How long until enough usage has left the window. */
function waitUnder(
  { limit, milliseconds }: RateLimit,
  recent: Cluster[],
  { at, amount }: Usage,
): number {
  let excess = amount - limit;
  if (excess > 0) return milliseconds; // more than a whole window allows
  for (const [, used] of recent) excess += used;
  for (const [lastAt, used] of recent) {
    if (excess <= 0) break;
    excess -= used;
    if (excess <= 0) return lastAt + milliseconds - at;
  }
  return 0;
}

/** A new cluster begins when the last has its greatest length. */
function withUsage(recent: Cluster[], { at, amount }: Usage, maxLength: number): Cluster[] {
  const last = recent.at(-1);
  const begin = recent.at(-2)?.[0];
  const joins = last && (last[0] >= at || (begin !== undefined && at - begin <= maxLength));
  if (!joins) return [...recent, [at, amount]];
  return [...recent.slice(0, -1), [Math.max(at, last[0]), last[1] + amount]];
}
