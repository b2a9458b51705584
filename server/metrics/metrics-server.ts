import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import type { Metrics } from "./metrics.ts";

type Deps = { metrics: Metrics; database: Database; now: () => Date; log: FastifyBaseLogger };

export type MetricsServer = { address: string; close(): Promise<void> };

/** `/metrics` on a port of its own, which need not be open to the world. */
export async function startMetricsServer(
  { port, host }: { port: number; host: string },
  { metrics, database, now, log }: Deps,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET") {
      return void response.writeHead(405, { allow: "GET" }).end();
    }
    try {
      const text = await metrics.render(database, now());
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(text);
    } catch (err) {
      log.error({ err }, "the metrics could not be read");
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
