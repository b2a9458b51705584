import type { FastifyReply, FastifyRequest } from "fastify";

/** Browsers accept this prefix only with `Secure`, `Path=/` and no domain. */
const SECURE_PREFIX = "__Host-";

export const secureName = (name: string) => SECURE_PREFIX + name;

/** Names below `localhost` are on this machine too. */
const LOCAL_HOST = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** A browser on the same machine, without a proxy between. */
export function isLocal(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (request.protocol !== "http" || !LOCAL_HOST.test(request.hostname)) return false;
  // A proxy may use a local name for the server, but the browser's origin differs then.
  return origin === undefined || origin === `http://${request.host}`;
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  const cookies = new Map(
    (request.headers.cookie ?? "").split(";").map((pair) => {
      const equals = pair.indexOf("=");
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
    }),
  );
  const local = isLocal(request) ? cookies.get(name) : undefined;
  return cookies.get(secureName(name)) ?? local ?? null;
}

/** Browsers keep no secure cookie over plain HTTP, which only a local server uses. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  reply.header(
    "set-cookie",
    isLocal(request)
      ? `${name}=${value}; ${attributes}`
      : `${secureName(name)}=${value}; ${attributes}; Secure`,
  );
}
