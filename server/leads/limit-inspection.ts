import type { RateLimit } from "#domain/rate-limit.ts";
import type { Inspector } from "#server/documents/inspect.ts";
import { MAX_UNPACKED_BYTES } from "#server/documents/unpack-limits.ts";
import { limitSources } from "./limit-sources.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What the archives of one address may unpack to: ten requests that use all they are allowed. */
const UNPACK_LIMITS: RateLimit[] = [{ limit: 10 * MAX_UNPACKED_BYTES, milliseconds: 3_600_000 }];

type Deps = { inspector: Inspector; limiter: RateLimiter; now: () => Date };

/** Counts what is unpacked for an address, whether the document is taken or refused afterwards. */
export function limitInspection({ inspector, limiter, now }: Deps, address: string): Inspector {
  return {
    ...inspector,
    async inspect(...document) {
      const inspection = await inspector.inspect(...document);
      const usage = { at: now().getTime(), amount: inspection.unpackedBytes };
      if (usage.amount > 0) await limitSources(limiter, "unpack", address, UNPACK_LIMITS, usage);
      return inspection;
    },
  };
}
