import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "#server/desk/access/cookies.ts";
import type { HashCode } from "./code-hash.ts";

const NAME = "desk-browser";
const SECONDS = 400 * 24 * 3600; // browsers keep no cookie for longer

/** How many people of one computer are remembered. */
const MAX_PEOPLE = 5;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** The cookie is a random id, followed by a signature for each account that signed in with this browser. It
 * opens nothing: codes are bound to it, and its owner has an allowance of their own. */
export function createKnownBrowsers(hashCode: HashCode) {
  const signatureOf = (accountId: string, id: string) => hashCode(accountId, `browser ${id}`);

  function read(request: FastifyRequest) {
    const [id = "", ...signatures] = readCookie(request, NAME)?.split(".") ?? [];
    return /^[\w-]{22}$/.test(id)
      ? { id, signatures }
      : { id: randomBytes(16).toString("base64url"), signatures: [] };
  }

  function write(request: FastifyRequest, reply: FastifyReply, parts: string[]): void {
    setCookie(request, reply, { name: NAME, value: parts.join("."), seconds: SECONDS });
  }

  return {
    /** The browser's id; a browser without one gets it with the response. */
    identify(request: FastifyRequest, reply: FastifyReply): string {
      const { id, signatures } = read(request);
      write(request, reply, [id, ...signatures]);
      return id;
    },

    idOf: (request: FastifyRequest): string => read(request).id,

    async isKnown(request: FastifyRequest, accountId: string): Promise<boolean> {
      const { id, signatures } = read(request);
      return signatures.includes(await signatureOf(accountId, id));
    },

    /** Called when the account has signed in with this browser. */
    async remember(request: FastifyRequest, reply: FastifyReply, accountId: string) {
      const { id, signatures } = read(request);
      const own = await signatureOf(accountId, id);
      const others = signatures.filter((signature) => signature !== own);
      write(request, reply, [id, own, ...others].slice(0, MAX_PEOPLE + 1));
    },
  };
}
