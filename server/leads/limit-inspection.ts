import type { DocumentExtension } from "#domain/document.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Inspector } from "#server/documents/inspect.ts";
import { MAX_UNPACKED_BYTES } from "#server/documents/unpack-limits.ts";
import { limitSources } from "./limit-sources.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What the archives of one address may unpack to: ten requests that use all they are allowed. */
const UNPACK_LIMITS: RateLimit[] = [{ limit: 10 * MAX_UNPACKED_BYTES, milliseconds: 3_600_000 }];

const ARCHIVES = new Set<DocumentExtension>(["docx", "zip"]);

/** What every inspection counts for at least, and before it is made. */
const LEAST_BYTES = 4 * 1024 * 1024;

type Deps = { inspector: Inspector; limiter: RateLimiter; now: () => Date };

/** Counts what is unpacked for an address, whether the document is taken or refused afterwards. */
export function limitInspection({ inspector, limiter, now }: Deps, address: string): Inspector {
  return {
    ...inspector,
    async inspect(path, extension, maxUnpackedBytes) {
      if (!ARCHIVES.has(extension)) return inspector.inspect(path, extension, maxUnpackedBytes);
      await count(LEAST_BYTES);
      const inspection = await inspector.inspect(path, extension, maxUnpackedBytes);
      await count(inspection.unpackedBytes - LEAST_BYTES);
      return inspection;
    },
  };

  async function count(amount: number): Promise<void> {
    const usage = { at: now().getTime(), amount };
    if (amount > 0) await limitSources(limiter, "unpack", address, UNPACK_LIMITS, usage);
  }
}
