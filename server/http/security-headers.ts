import type { FastifyInstance } from "fastify";
import { CLOSED_POLICY } from "#server/pages/content-security-policy.ts";

const HEADERS = {
  "content-security-policy": CLOSED_POLICY, // a page brings its own
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const TWO_YEARS = 63_072_000;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(HEADERS);
    // Only a proxy that we were told to trust can say that the visitor came by TLS.
    if (request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${TWO_YEARS}; includeSubDomains`);
    }
    done();
  });
}
