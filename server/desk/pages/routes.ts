import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DESK_PATH } from "#domain/desk/addresses.ts";
import { FOREVER, REVALIDATED } from "#server/pages/cache-control.ts";
import { memoryAnswer, writeAnswer } from "#server/pages/memory-answer.ts";
import { keepPlainContent } from "#server/pages/plain-content.ts";
import type { MemoryFile } from "#server/pages/site.ts";
import { Refusal } from "#server/refusal.ts";
import type { DeskPages } from "./load-pages.ts";

const PRIVATE = ["x-robots-tag", "noindex, nofollow", "x-frame-options", "DENY"];

/** The desk has its own addresses in the browser, so every path below `/desk` is its page. */
export function serveDesk(app: FastifyInstance, { page, files }: DeskPages): void {
  const plainContent = keepPlainContent();

  function sendFile(
    file: MemoryFile,
    cacheControl: string,
    { raw, protocol }: FastifyRequest,
    reply: FastifyReply,
  ) {
    const secure = protocol === "https";
    const answer = memoryAnswer(file, raw, { status: 200, cacheControl, secure, plainContent });
    reply.hijack();
    writeAnswer(reply.raw, { ...answer, headers: [...answer.headers, ...PRIVATE] });
  }

  app.get(DESK_PATH, (request, reply) => sendFile(page, REVALIDATED, request, reply));
  app.get(`${DESK_PATH}/*`, (request, reply) => {
    const [path = ""] = (request.raw.url ?? "").split("?");
    const file = files.get(path);
    if (file) return sendFile(file, FOREVER, request, reply);
    // A script of an earlier build must not be answered with a page.
    if (path.startsWith(`${DESK_PATH}/assets/`)) throw new Refusal(404, "Not found");
    return sendFile(page, REVALIDATED, request, reply);
  });
}
