import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "./metrics.ts";

type MetricsServer = { url: string; close(): Promise<void> };

/** A port of its own need not be public. */
export async function startMetricsServer(
  { port, host }: { port: number; host: string },
  metrics: Metrics,
  log: FastifyBaseLogger,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET") {
      return void response.writeHead(405, { allow: "GET" }).end();
    }
    try {
      const text = await metrics.render();
      response.writeHead(200, { "content-type": metrics.contentType }).end(text);
    } catch (err) {
      log.error({ err }, "metrics failed");
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
