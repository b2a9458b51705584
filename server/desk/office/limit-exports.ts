import { finished } from "node:stream";
import type { FastifyReply } from "fastify";
import { HttpError } from "#server/http/http-error.ts";

const MAX_AT_ONCE = 2;

/** Each export that is not read keeps a page of leads in memory, and a connection. */
export function createExportLimit() {
  const underWay = new Map<string, number>();

  /** Refuses with 429. */
  function requireRoom(accountId: string): void {
    if ((underWay.get(accountId) ?? 0) < MAX_AT_ONCE) return;
    throw new HttpError(
      429,
      "Two of your exports are still being downloaded. Wait until one is done, or cancel it.",
      { headers: { "retry-after": "60" } },
    );
  }

  return {
    requireRoom,
    /** Counts until the response is sent or its connection ends. */
    begin(accountId: string, reply: FastifyReply): void {
      requireRoom(accountId);
      underWay.set(accountId, (underWay.get(accountId) ?? 0) + 1);
      finished(reply.raw, () => {
        const left = underWay.get(accountId)! - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      });
    },
  };
}
