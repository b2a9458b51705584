import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

type Origins = {
  allowedOrigins: readonly string[];
  siteOrigin: string;
};

/** Refuses requests that another site makes a visitor's browser send. Clients that name no origin are not
 * affected. */
export function refuseOtherSites({ allowedOrigins, siteOrigin }: Origins) {
  return async function checkOrigin(request: FastifyRequest) {
    const { origin } = request.headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    if (isFromOwnPage(request, siteOrigin) !== false) return;
    // [8.009] The page recognizes an authentication error by this number.
    throw new HttpError(403, "403: pages of this origin may not send leads");
  };
}

/** Null if the client names no origin. */
export function isFromOwnPage(request: FastifyRequest, siteOrigin: string): boolean | null {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return site === "same-origin";
  // Old browsers, and browsers without TLS, send only the origin.
  if (origin === undefined) return null;
  return origin === siteOrigin || origin.replace(/^https?:\/\//, "") === request.host;
}
