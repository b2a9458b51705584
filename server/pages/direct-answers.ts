import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import { cameByTls, type IsTrusted } from "#server/http/trusted-proxies.ts";
import type { Counter } from "#server/metrics/registry.ts";
import { cacheControl } from "./cache-control.ts";
import type { Encoding } from "./compression.ts";
import { type Answer, memoryAnswer, writeAnswer } from "./memory-answer.ts";
import { chooseEncoding } from "./negotiation.ts";
import { keepPlainContent } from "./plain-content.ts";
import { PAGES_ROUTE } from "./routes.ts";
import type { Site } from "./site.ts";

type Deps = { isTrusted: IsTrusted; requests: Counter };

/**
 * Answers the most common request before Fastify sees it, with what the route of the pages would
 * answer: a file in memory, asked for by its exact address by a client that takes it compressed.
 */
export function answerDirectly(app: FastifyInstance, site: Site, deps: Deps): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true; // the route says that the connection closes
  });
  const answers = prepareAnswers(site, false);
  const answersByTls = prepareAnswers(site, true);
  const count = deps.requests.series({ route: PAGES_ROUTE, status: 200 });
  const [handleByFastify] = app.server.listeners("request") as [RequestListener];
  app.server.off("request", handleByFastify);
  app.server.on("request", (request, response) => {
    const { socket, headers } = request;
    const encoding = closing ? null : encodingOf(request);
    const isByTls = cameByTls(headers["x-forwarded-proto"]) && deps.isTrusted(socket.remoteAddress);
    const answer = encoding && (isByTls ? answersByTls : answers)[encoding].get(request.url ?? "");
    if (!answer) return handleByFastify(request, response);
    writeAnswer(response, answer);
    count();
  });
}

/** By the encoding and the address. */
function prepareAnswers(site: Site, secure: boolean): Record<Encoding, Map<string, Answer>> {
  return {
    br: prepareEncoded(site, "br", secure),
    gzip: prepareEncoded(site, "gzip", secure),
  };
}

function prepareEncoded(site: Site, encoding: Encoding, secure: boolean): Map<string, Answer> {
  const request = { method: "GET", headers: { "accept-encoding": encoding } };
  const plainContent = keepPlainContent(); // for none of these
  const answers = new Map<string, Answer>();
  for (const [address, file] of site.files) {
    if (file.place === "disk" || !file.compressed[encoding]) continue;
    const answer = memoryAnswer(file, request, {
      status: 200,
      cacheControl: cacheControl(address, ""),
      secure,
      plainContent,
    });
    answers.set(address, answer);
  }
  return answers;
}

/** Null for a request that only Fastify and the route can answer. */
function encodingOf({ method, headers }: IncomingMessage): Encoding | null {
  if (method !== "GET" || headers["if-none-match"] !== undefined) return null;
  return chooseEncoding(headers["accept-encoding"]);
}
