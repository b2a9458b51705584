import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import { cameByTls, type IsTrusted } from "#server/http/trusted-proxies.ts";
import type { Metrics } from "#server/pages/monitoring/metrics.ts";
import { cacheControl } from "./cache-control.ts";
import { type Answer, memoryAnswer, writeAnswer } from "./memory-answer.ts";
import { acceptedEncodings } from "./negotiation.ts";
import { keepPlainContent } from "./plain-content.ts";
import { PAGES_ROUTE } from "./routes.ts";
import type { Site } from "./site.ts";

type Deps = { isTrusted: IsTrusted; metrics: Metrics };

/**
 * Answers the most common request before Fastify sees it, with what the route of the pages would
 * answer: a file in memory, asked for by its exact address by a client that accepts it compressed.
 */
export function answerDirectly(app: FastifyInstance, site: Site, deps: Deps): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true; // the route says that the connection closes
  });
  const [answer, answerByTls] = [rememberAnswers(site, false), rememberAnswers(site, true)];
  const [handleByFastify] = app.server.listeners("request") as [RequestListener];
  app.server.off("request", handleByFastify);
  app.server.on("request", (request, response) => {
    const { socket, headers } = request;
    if (closing || !isPlainGet(request)) return handleByFastify(request, response);
    const isByTls = cameByTls(headers["x-forwarded-proto"]) && deps.isTrusted(socket.remoteAddress);
    const found = (isByTls ? answerByTls : answer)(request);
    if (!found) return handleByFastify(request, response);
    writeAnswer(response, found);
    deps.metrics.countRequest(PAGES_ROUTE, 200);
  });
}

/** Only the route answers a client that may have the file already. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers["if-none-match"] === undefined;
}

/** The answers for files in memory, each made once for each encoding; null where there is none. */
function rememberAnswers(site: Site, secure: boolean) {
  const plainContent = keepPlainContent(); // for none of these
  const answers = { br: new Map<string, Answer>(), gzip: new Map<string, Answer>() };

  return function answer({ url = "", headers }: IncomingMessage): Answer | null {
    const file = site.files.get(url);
    if (file?.place !== "memory") return null;
    const accepted = acceptedEncodings(headers["accept-encoding"]);
    const encoding = accepted.find((name) => file.compressed[name]);
    if (!encoding) return null;
    const known = answers[encoding].get(url);
    if (known) return known;
    const request = { method: "GET", headers: { "accept-encoding": encoding } };
    const caching = { status: 200, cacheControl: cacheControl(url, "") } as const;
    const made = memoryAnswer(file, request, { ...caching, secure, plainContent });
    answers[encoding].set(url, made);
    return made;
  };
}
