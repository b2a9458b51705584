import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Database } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import { createRateLimiter } from "#server/http/rate-limits/rate-limiter.ts";
import { HttpError } from "#server/http/http-error.ts";

const HOUR = 3_600_000;

/** Codes for one e-mail address, asked for by one network or by one browser that signed in before. */
const OWN_CODES = [{ limit: 5, milliseconds: HOUR }];

/** Codes for one e-mail address, asked for by all browsers that never signed in to its account. */
const ALL_STRANGERS_CODES = [{ limit: 20, milliseconds: HOUR }];

type Deps = { database: Database; rateLimits: readonly RateLimit[]; now: () => Date };

export type Attempts = ReturnType<typeof createAttempts>;

/** Refuses with 429. An e-mail address counts with or without an account. */
export function createAttempts({ database, rateLimits, now }: Deps) {
  const limiter = createRateLimiter(database);
  const usage = () => ({ at: now().getTime(), amount: 1 });

  async function limit(source: string, limits: readonly RateLimit[]): Promise<void> {
    const admission = await limiter.admit(source, limits, usage());
    if (admission.allowed) return;
    const seconds = Math.ceil(admission.retryAfter / 1000);
    throw new HttpError(429, "Too many attempts for this address", {
      headers: { "retry-after": String(seconds) },
    });
  }

  return {
    limitNetwork: (what: string, request: FastifyRequest) =>
      limitSources(limiter, `desk ${what}`, request.ip, rateLimits, usage()),

    /** A browser that signed in before: others in its network use up nothing of it. */
    limitKnown: (what: string, browser: string) =>
      limit(`desk ${what} browser ${browser}`, rateLimits),

    limitCodesOfKnown: (browser: string) => limit(`desk code browser ${browser}`, OWN_CODES),

    /** Only the person has the session, so that nobody else of the network uses it up. */
    limitTouches: (what: string, accountId: string) =>
      limit(`desk ${what} ${accountId}`, rateLimits),

    limitTouchCodes: (accountId: string) => limit(`desk touch code ${accountId}`, OWN_CODES),

    /** Strangers use up what strangers have, never what the owner of the account has. */
    async limitCodesOfStrangers(email: string, request: FastifyRequest): Promise<void> {
      const name = createHash("sha256").update(emailKey(email)).digest("base64url");
      await limitSources(limiter, `desk code ${name}`, request.ip, OWN_CODES, usage());
      await limit(`desk code account ${name}`, ALL_STRANGERS_CODES);
    },
  };
}
