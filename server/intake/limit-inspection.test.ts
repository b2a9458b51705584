import { expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { MAX_UNPACKED_BYTES } from "#server/intake/documents/unpack-limits.ts";
import { limitInspection } from "./limit-inspection.ts";
import { createRateLimiter } from "#server/http/rate-limits/rate-limiter.ts";

test.for(["genuine", "unfit"] as const)(
  "an IP address whose %s archives unpack to too much in an hour is refused",
  async (verdict) => {
    let [time, inspected] = [1_000_000, 0];
    const limiter = createRateLimiter(await openTestDatabase());
    const inspector = {
      async inspect() {
        inspected++;
        return { verdict, unpackedBytes: MAX_UNPACKED_BYTES };
      },
      close: async () => {},
    };
    const deps = { inspector, limiter, now: () => new Date(time) };
    const inspect = (ipAddress: string) =>
      limitInspection(deps, ipAddress).inspect("a.zip", "zip", MAX_UNPACKED_BYTES);
    for (let times = 0; times < 10; times++) {
      expect(await inspect("203.0.113.7")).toMatchObject({ verdict });
    }
    await expect(inspect("203.0.113.7")).rejects.toMatchObject({ status: 429 });
    expect(inspected).toBe(10);
    expect(await inspect("203.0.113.8")).toMatchObject({ verdict });
    time += 3_600_000;
    expect(await inspect("203.0.113.7")).toMatchObject({ verdict });
  },
);
