import type { FastifyRequest } from "fastify";
import { isLocal } from "#server/desk/access/session-cookie.ts";

/** The site that passkeys are made for: the public one, or the server on the same machine. */
export function relyingParty(request: FastifyRequest, siteOrigin: string) {
  // A passkey needs a name: browsers make none for 127.0.0.1.
  if (isLocal(request) && request.hostname === "localhost") {
    return { rpID: "localhost", origin: `http://${request.host}` };
  }
  return { rpID: new URL(siteOrigin).hostname, origin: siteOrigin };
}
