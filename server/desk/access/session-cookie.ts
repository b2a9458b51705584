import type { FastifyReply, FastifyRequest } from "fastify";
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

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  setCookie(request, reply, { name: NAME, value: "", seconds: 0 });
}
