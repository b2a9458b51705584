import type { FastifyReply, FastifyRequest } from "fastify";
import {
  ABOUT_HEADER,
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  REFERENCE_HEADER,
  TIME_ZONE_HEADER,
} from "#domain/lead-kinds.ts";
import { FILL_TIME_HEADER } from "#domain/spam-signals.ts";

const REQUEST_HEADERS = [
  "Content-Type",
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  FILL_TIME_HEADER,
  TIME_ZONE_HEADER,
  ABOUT_HEADER,
];
const ONE_DAY = "86400";

export function allowOrigins(origins: readonly string[]) {
  return async function allowOrigin(request: FastifyRequest, reply: FastifyReply) {
    if (origins.length === 0) return;
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-expose-headers", `Retry-After, ${REFERENCE_HEADER}`);
    if (request.method !== "OPTIONS") return;
    return reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", REQUEST_HEADERS.join(", "))
      .header("access-control-max-age", ONE_DAY)
      .send();
  };
}
