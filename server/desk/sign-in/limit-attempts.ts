import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Database } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import { createRateLimiter } from "#server/http/rate-limits/rate-limiter.ts";
import { HttpError } from "#server/http/http-error.ts";

const HOUR = 3_600_000;

const ACCOUNT_LIMITS = {
  code: [{ limit: 5, milliseconds: HOUR }],
  "code check": [{ limit: 10, milliseconds: HOUR }],
};

type Deps = { database: Database; rateLimits: readonly RateLimit[]; now: () => Date };

export type Attempts = ReturnType<typeof createAttempts>;

/** Refuses with 429. An e-mail address counts with or without an account. */
export function createAttempts({ database, rateLimits, now }: Deps) {
  const limiter = createRateLimiter(database);
  const usage = () => ({ at: now().getTime(), amount: 1 });
  return {
    limitNetwork: (what: string, request: FastifyRequest) =>
      limitSources(limiter, `desk ${what}`, request.ip, rateLimits, usage()),

    async limitAccount(what: keyof typeof ACCOUNT_LIMITS, email: string): Promise<void> {
      const name = createHash("sha256").update(emailKey(email)).digest("base64url");
      const source = `desk ${what} account ${name}`;
      const admission = await limiter.admit(source, ACCOUNT_LIMITS[what], usage());
      if (admission.allowed) return;
      const seconds = Math.ceil(admission.retryAfter / 1000);
      throw new HttpError(429, "Too many attempts for this address", {
        headers: { "retry-after": String(seconds) },
      });
    },
  };
}
