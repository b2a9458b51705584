import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

type Origins = {
  /** Other sites whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** The origin of the site's own pages. */
  siteOrigin: string;
};

/**
 * Refuses requests that a page of another site makes a visitor's browser send. Browsers name the
 * origin of a request; other clients are not affected.
 */
export function refuseOtherSites({ allowedOrigins, siteOrigin }: Origins) {
  return async function checkOrigin(request: FastifyRequest) {
    const { origin } = request.headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    if (isFromOwnPage(request, siteOrigin) !== false) return;
    // [8.009] The page recognizes an authentication error by this number.
    throw new Refusal(403, "403: pages of this origin may not send leads");
  };
}

/** Whether a page of this site sent the request. Null where the client names no origin. */
export function isFromOwnPage(request: FastifyRequest, siteOrigin: string): boolean | null {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return site === "same-origin";
  // Old browsers, and browsers without TLS, send the origin alone.
  if (origin === undefined) return null;
  return origin === siteOrigin || origin.replace(/^https?:\/\//, "") === request.host;
}
