import type { FastifyInstance } from "fastify";

/** A response that is not a page may load and run nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Looking around a room by moving the device needs accelerometer and gyroscope.
  "permissions-policy":
    "accelerometer=(self), browsing-topics=(), camera=(), geolocation=(), gyroscope=(self), " +
    "magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const HEADER_LIST = Object.entries(HEADERS).flat();

const TWO_YEARS = 63_072_000;
const TLS_ONLY = `max-age=${TWO_YEARS}; includeSubDomains`;

/** The endpoint that policies name. */
export const REPORTS_GROUP = "reports";

/** Alternating names and values, for responses that bypass Fastify. */
export function securityHeaders(policy: string | null, secure: boolean): string[] {
  const headers = [...HEADER_LIST, "content-security-policy", policy ?? CLOSED_POLICY];
  const [, reportsUrl] = /(?:^|; )report-uri (\S+?)(?:;|$)/.exec(policy ?? "") ?? [];
  if (reportsUrl) headers.push("reporting-endpoints", `${REPORTS_GROUP}="${reportsUrl}"`);
  if (secure) headers.push("strict-transport-security", TLS_ONLY);
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(HEADERS).header("content-security-policy", CLOSED_POLICY);
    // Only a trusted proxy can state that the visitor used TLS.
    if (request.protocol === "https") {
      reply.header("strict-transport-security", TLS_ONLY);
    }
    done();
  });
}
