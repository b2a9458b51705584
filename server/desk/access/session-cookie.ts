import type { FastifyReply, FastifyRequest } from "fastify";
import { hasOwnHost, type Origins } from "#server/http/desk-host.ts";
import { readCookie, secureName, setCookie } from "./cookies.ts";
import { MAX_AGE } from "./session-repository.ts";

const NAME = "desk";

export const SECURE_NAME = secureName(NAME);

export function readSessionToken(request: FastifyRequest): string | null {
  return readCookie(request, NAME);
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  setCookie(request, reply, { name: NAME, value: token, seconds: MAX_AGE / 1000 });
}

/** A host of its own has nothing but the desk in the browser; on the site's host a visitor's cart would be lost too. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: Origins,
): void {
  setCookie(request, reply, { name: NAME, value: "", seconds: 0 });
  if (hasOwnHost(origins)) reply.header("clear-site-data", '"cache", "storage"');
}
