import type { IncomingMessage, RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import { cameByTls, type IsTrusted } from "#server/http/trusted-proxies.ts";
import type { Metrics } from "#server/pages/monitoring/metrics.ts";
import { cacheControl } from "./cache-control.ts";
import { type ResponseBody, memoryResponse, writeResponse } from "./memory-response.ts";
import { acceptedEncodings } from "./negotiation.ts";
import { keepPlainContent } from "./plain-content.ts";
import { PAGES_ROUTE } from "./routes.ts";
import type { Site } from "./site.ts";

type Deps = {
  isTrusted: IsTrusted;
  isDeskHost: (request: IncomingMessage) => boolean;
  metrics: Metrics;
};

/** Responds to the most common request before Fastify, exactly as the route would: a file in memory by its
 * exact path, for a client that accepts compression. */
export function respondDirectly(app: FastifyInstance, site: Site, deps: Deps): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true; // the route says that the connection closes
  });
  const [respond, respondByTls] = [rememberResponses(site, false), rememberResponses(site, true)];
  const [handleByFastify] = app.server.listeners("request") as [RequestListener];
  app.server.off("request", handleByFastify);
  app.server.on("request", (request, response) => {
    const { socket, headers } = request;
    if (closing || !isPlainGet(request) || deps.isDeskHost(request))
      return handleByFastify(request, response);
    const isByTls = cameByTls(headers["x-forwarded-proto"]) && deps.isTrusted(socket.remoteAddress);
    const found = (isByTls ? respondByTls : respond)(request);
    if (!found) return handleByFastify(request, response);
    writeResponse(response, found);
    deps.metrics.countRequest(PAGES_ROUTE, 200);
  });
}

/** Only the route responds to a client that may have the file already. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers["if-none-match"] === undefined;
}

/** Each response is made once per encoding; null if there is none. */
function rememberResponses(site: Site, secure: boolean) {
  const plainContent = keepPlainContent(); // for none of these
  const responses = { br: new Map<string, ResponseBody>(), gzip: new Map<string, ResponseBody>() };

  return function response({ url = "", headers }: IncomingMessage): ResponseBody | null {
    const file = site.files.get(url);
    if (file?.place !== "memory") return null;
    const accepted = acceptedEncodings(headers["accept-encoding"]);
    const encoding = accepted.find((name) => file.compressed[name]);
    if (!encoding) return null;
    const known = responses[encoding].get(url);
    if (known) return known;
    const request = { method: "GET", headers: { "accept-encoding": encoding } };
    const caching = { status: 200, cacheControl: cacheControl(url, "") } as const;
    const made = memoryResponse(file, request, { ...caching, secure, plainContent });
    responses[encoding].set(url, made);
    return made;
  };
}
