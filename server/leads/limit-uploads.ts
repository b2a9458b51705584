import type { FastifyRequest } from "fastify";
import { MAX_DOCUMENTS_BYTES } from "#domain/document.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { limitSources } from "./limit-sources.ts";
import { isMultipart } from "./multipart-body.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** The uploads of one address: ten registrations of the largest size, or about a hundred usual ones. */
export const UPLOAD_LIMIT: RateLimit = { limit: 300 * 1024 * 1024, milliseconds: 3_600_000 };

type Deps = { limiter: RateLimiter; uploadLimits: readonly RateLimit[]; now: () => Date };

/** Counts the announced length of a request with documents before its body is read. */
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
