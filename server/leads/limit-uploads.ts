import type { FastifyRequest } from "fastify";
import { MAX_DOCUMENTS_BYTES } from "#domain/document.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { limitSources } from "./limit-sources.ts";
import { isMultipart } from "./multipart-body.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What one address may upload: ten registrations of the largest size, or some hundred usual ones. */
export const UPLOAD_LIMIT: RateLimit = { limit: 300 * 1024 * 1024, milliseconds: 3_600_000 };

type Deps = { limiter: RateLimiter; uploadLimits: readonly RateLimit[]; now: () => Date };

/** Counts what a request with documents announces, before anything of it is read. */
export async function limitUploads(request: FastifyRequest, deps: Deps): Promise<void> {
  if (!isMultipart(request)) return;
  const announced = request.headers["content-length"];
  // Without a length it may be as much as one request can hold.
  const amount = announced === undefined ? MAX_DOCUMENTS_BYTES : Number(announced);
  await limitSources(deps.limiter, "upload", request.ip, deps.uploadLimits, {
    at: deps.now().getTime(),
    // More than one request can hold is refused for that reason, and must not use up the hour.
    amount: Math.min(amount, MAX_DOCUMENTS_BYTES),
  });
}
