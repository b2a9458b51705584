import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_AGE } from "./session-repository.ts";

/** Browsers accept this prefix only with `Secure`, `Path=/` and no domain. */
export const SECURE_NAME = "__Host-desk";

/** Browsers keep no secure cookie over plain HTTP, which only a local server uses. */
const LOCAL_NAME = "desk";

/** Names below `localhost` are on this machine too. */
const LOCAL_HOST = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** A browser on the same machine, without a proxy between. */
export function isLocal(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (request.protocol !== "http" || !LOCAL_HOST.test(request.hostname)) return false;
  // A proxy may use a local name for the server, but the browser's origin differs then.
  return origin === undefined || origin === `http://${request.host}`;
}

export function readSessionToken(request: FastifyRequest): string | null {
  const cookies = new Map(
    (request.headers.cookie ?? "").split(";").map((pair) => {
      const equals = pair.indexOf("=");
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
    }),
  );
  const local = isLocal(request) ? cookies.get(LOCAL_NAME) : undefined;
  return cookies.get(SECURE_NAME) ?? local ?? null;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.header("set-cookie", cookie(request, token, MAX_AGE / 1000));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.header("set-cookie", cookie(request, "", 0));
}

function cookie(request: FastifyRequest, value: string, seconds: number): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isLocal(request)
    ? `${LOCAL_NAME}=${value}; ${attributes}`
    : `${SECURE_NAME}=${value}; ${attributes}; Secure`;
}
