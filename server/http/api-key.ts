import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { API_KEY_HEADER } from "#domain/lead-kinds.ts";
import { HttpError } from "./http-error.ts";

/** [7.001] Without a key in the settings every request is allowed. */
export function requireApiKey(apiKey: string | undefined) {
  const expected = apiKey === undefined ? null : digest(apiKey);
  return async function checkApiKey(request: FastifyRequest) {
    if (!expected) return;
    const given = request.headers[API_KEY_HEADER.toLowerCase()];
    // Digests have one length, so the comparison always takes the same time.
    if (typeof given === "string" && timingSafeEqual(digest(given), expected)) return;
    // [8.009] The page recognizes an authentication error by this number.
    throw new HttpError(401, "401: the API key is missing or wrong");
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
