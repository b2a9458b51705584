import type { RateLimit, Usage } from "#domain/rate-limit.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { sourceNetworks } from "./source-networks.ts";

/** Refuses with 429 if a network of the IP address is over its limit. `what` names the counted thing. */
export async function limitSources(
  limiter: RateLimiter,
  what: string,
  ipAddress: string,
  limits: readonly RateLimit[],
  usage: Usage,
): Promise<void> {
  for (const { name, share } of sourceNetworks(ipAddress)) {
    const shared = limits.map(({ limit, milliseconds }) => ({
      limit: limit * share,
      milliseconds,
    }));
    const admission = await limiter.admit(`${what} ${name}`, shared, usage);
    if (admission.allowed) continue;
    const seconds = Math.ceil(admission.retryAfter / 1000);
    // [8.007] The page recognizes the error by the words 'rate limit'.
    throw new HttpError(429, "rate limit exceeded", {
      headers: { "retry-after": String(seconds) },
    });
  }
}
