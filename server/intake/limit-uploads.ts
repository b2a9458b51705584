import type { FastifyRequest } from "fastify";
import { MAX_DOCUMENTS_BYTES } from "#domain/document.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import { isMultipart } from "./multipart-body.ts";
import type { RateLimiter } from "#server/http/rate-limits/rate-limiter.ts";

type Deps = { limiter: RateLimiter; uploadLimits: readonly RateLimit[]; now: () => Date };

/** Counts the announced length before the body is read. */
export async function limitUploads(request: FastifyRequest, deps: Deps): Promise<void> {
  if (!isMultipart(request)) return;
  const announced = request.headers["content-length"];
  // A request without a length counts as the largest.
  const amount = announced === undefined ? MAX_DOCUMENTS_BYTES : Number(announced);
  await limitSources(deps.limiter, "upload", request.ip, deps.uploadLimits, {
    at: deps.now().getTime(),
    // A larger request is refused anyway, and must not use up the limit.
    amount: Math.min(amount, MAX_DOCUMENTS_BYTES),
  });
}
