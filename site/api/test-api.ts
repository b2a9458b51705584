import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ApiSettings } from "./api-settings.ts";

type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

type ResponseBody = { status: number; body: string };

/** A server that records requests and sends the given response; null means no response. */
export async function startTestApi() {
  const requests: ReceivedRequest[] = [];
  let next: ResponseBody | null = { status: 200, body: '{"success":true,"message":"ok"}' };
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url, headers, body: await text(request) });
    if (next) {
      response.setHeader("X-Lead-Reference", "M-3F9A02C1");
      response.writeHead(next.status).end(next.body);
    }
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings: ApiSettings = {
    baseUrl: `http://localhost:${port}`,
    apiKey: "key of the test",
    timeout: 2000,
  };
  return {
    requests,
    settings,
    willRespond: (status: number, body: unknown) => {
      next = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
    },
    willBeSilent: () => {
      next = null;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
