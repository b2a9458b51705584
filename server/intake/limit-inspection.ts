import type { DocumentExtension } from "#domain/document.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Inspector } from "#server/intake/documents/inspect.ts";
import { MAX_UNPACKED_BYTES } from "#server/intake/documents/unpack-limits.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import type { RateLimiter } from "#server/http/rate-limits/rate-limiter.ts";

/** Per IP address: ten requests of the largest size. */
const UNPACK_LIMITS: RateLimit[] = [{ limit: 10 * MAX_UNPACKED_BYTES, milliseconds: 3_600_000 }];

const ARCHIVES = new Set<DocumentExtension>(["docx", "zip"]);

/** Counted before an inspection begins. */
const MIN_COUNTED_BYTES = 4 * 1024 * 1024;

type Deps = { inspector: Inspector; limiter: RateLimiter; now: () => Date };

/** Counts accepted and refused documents alike. */
export function limitInspection({ inspector, limiter, now }: Deps, ipAddress: string): Inspector {
  return {
    ...inspector,
    async inspect(path, extension, maxUnpackedBytes) {
      if (!ARCHIVES.has(extension)) return inspector.inspect(path, extension, maxUnpackedBytes);
      await count(MIN_COUNTED_BYTES);
      const inspection = await inspector.inspect(path, extension, maxUnpackedBytes);
      await count(inspection.unpackedBytes - MIN_COUNTED_BYTES);
      return inspection;
    },
  };

  async function count(amount: number): Promise<void> {
    const usage = { at: now().getTime(), amount };
    if (amount > 0) await limitSources(limiter, "unpack", ipAddress, UNPACK_LIMITS, usage);
  }
}
