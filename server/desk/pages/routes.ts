import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DESK_PATH, PDF_PAGE } from "#domain/desk/urls.ts";
import { FOREVER, REVALIDATED } from "#server/pages/cache-control.ts";
import { memoryResponse, writeResponse } from "#server/pages/memory-response.ts";
import { keepPlainContent } from "#server/pages/plain-content.ts";
import type { MemoryFile, SiteFile } from "#server/pages/site.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { DeskPages } from "./load-pages.ts";

/** `desk/index.html` names it. */
export const ICON_PATH = "/favicon.svg";

const NO_INDEX = ["x-robots-tag", "noindex, nofollow"];
const NOT_FRAMED = [...NO_INDEX, "x-frame-options", "DENY"];
const FRAMED_BY_DESK = [...NO_INDEX, "x-frame-options", "SAMEORIGIN"];

/** The PDF page has an origin of its own, so its modules and styles need CORS. */
const READ_BY_PDF_PAGE = [...NOT_FRAMED, "access-control-allow-origin", "*"];

/** The desk routes in the browser, so every path below `/desk` gets its page. */
export function serveDesk(
  app: FastifyInstance,
  { page, pdfPage, files, pdfFiles }: DeskPages,
  /** For a host of its own, where the site's files are not. */
  icon: SiteFile | undefined,
): void {
  const plainContent = keepPlainContent();

  function sendFile(
    file: MemoryFile,
    cacheControl: string,
    { raw, protocol }: FastifyRequest,
    reply: FastifyReply,
    headers: string[] = NOT_FRAMED,
  ) {
    const secure = protocol === "https";
    const response = memoryResponse(file, raw, { status: 200, cacheControl, secure, plainContent });
    reply.hijack();
    writeResponse(reply.raw, { ...response, headers: [...response.headers, ...headers] });
  }

  if (icon?.place === "memory") {
    app.get(ICON_PATH, { constraints: { ofHost: "desk" } }, (request, reply) =>
      sendFile(icon, REVALIDATED, request, reply),
    );
  }
  app.get(DESK_PATH, (request, reply) => sendFile(page, REVALIDATED, request, reply));
  app.get(PDF_PAGE, (request, reply) =>
    sendFile(pdfPage, REVALIDATED, request, reply, FRAMED_BY_DESK),
  );
  app.get(`${DESK_PATH}/*`, (request, reply) => {
    const [path = ""] = (request.raw.url ?? "").split("?");
    const file = files.get(path);
    const headers = pdfFiles.has(path) ? READ_BY_PDF_PAGE : NOT_FRAMED;
    if (file) return sendFile(file, FOREVER, request, reply, headers);
    // A missing script of an earlier build must not get a page as its response.
    if (path.startsWith(`${DESK_PATH}/assets/`)) throw new HttpError(404, "Not found");
    return sendFile(page, REVALIDATED, request, reply);
  });
}
