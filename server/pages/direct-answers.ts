import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Counter } from "#server/metrics/registry.ts";
import { cacheControl } from "./cache-control.ts";
import { memoryAnswer, writeAnswer } from "./memory-answer.ts";
import { chooseEncoding } from "./negotiation.ts";
import type { PlainContent } from "./plain-content.ts";
import { PAGES_ROUTE } from "./routes.ts";
import type { MemoryFile, Site } from "./site.ts";

/**
 * Answers the most common request before Fastify sees it, as the route of the pages would: a file in
 * memory, asked for by its exact address by a client that takes it compressed.
 */
export function answerDirectly(app: FastifyInstance, site: Site, requests: Counter): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true; // the route says that the connection closes
  });
  const [handleByFastify] = app.server.listeners("request") as [RequestListener];
  app.server.off("request", handleByFastify);
  app.server.on("request", (request, response) => {
    const file = closing ? null : findCompressed(site, request);
    if (!file) return handleByFastify(request, response);
    const answer = memoryAnswer(file, request, {
      status: 200,
      cacheControl: cacheControl(request.url ?? "", ""),
      secure: false,
      plainContent: neverPlain,
    });
    writeAnswer(response, answer);
    requests.add({ route: PAGES_ROUTE, status: answer.status });
  });
}

function findCompressed(site: Site, { method, url = "", headers }: IncomingMessage) {
  if (method !== "GET") return null;
  // Fastify alone knows whether the proxy that says so is to be trusted.
  if (headers["x-forwarded-proto"] !== undefined) return null;
  const file = site.files.get(url);
  if (file?.place !== "memory") return null;
  const encoding = chooseEncoding(headers["accept-encoding"]);
  return encoding && file.compressed[encoding] ? file : null;
}

const neverPlain: PlainContent = ({ tag }: MemoryFile) => {
  throw new Error(`file ${tag} was asked for compressed`);
};
