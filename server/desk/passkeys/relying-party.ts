import type { FastifyRequest } from "fastify";
import { isLocal } from "#server/desk/access/cookies.ts";

/** Passkeys are made for the desk's host, or for the server on the same machine. */
export function relyingParty(request: FastifyRequest, deskOrigin: string) {
  // Browsers make no passkeys for 127.0.0.1.
  if (isLocal(request) && request.hostname === "localhost") {
    return { rpID: "localhost", origin: `http://${request.host}` };
  }
  return { rpID: new URL(deskOrigin).hostname, origin: deskOrigin };
}
