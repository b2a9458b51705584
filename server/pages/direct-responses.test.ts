import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeApp } from "#server/testing/test-app.ts";
import { loadTestSite } from "#server/testing/test-site.ts";

async function listenWithSite(beforeClose: () => Promise<void> = async () => {}) {
  const server = await makeApp({ site: await loadTestSite(), trustProxy: ["loopback"] });
  const byRoute = vi.fn<() => void>();
  server.app.addHook("onRequest", async () => byRoute());
  server.app.addHook("preClose", beforeClose);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as { port: number };

  async function ask(lines: string): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const response = text(socket.setEncoding("latin1"));
    socket.write(`${lines}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return (await response).replace(/date: .*\r\n/i, "");
  }
  return { ...server, port, ask, byRoute };
}

test.for([
  ["a page", "GET /about HTTP/1.1\r\naccept-encoding: gzip, deflate, br"],
  ["an asset", "GET /assets/app-1a2b.js HTTP/1.1\r\naccept-encoding: gzip"],
] as const)("%s gets the route's response before Fastify", async ([, request]) => {
  const { ask, byRoute, deps } = await listenWithSite();
  const direct = await ask(request);
  expect(byRoute).not.toHaveBeenCalled();
  expect(direct).toMatch(/^HTTP\/1\.1 200/);
  // Only the route responds to a browser that may have the page in its cache.
  const routed = await ask(`${request}\r\nif-none-match: "other"`);
  expect(byRoute).toHaveBeenCalledTimes(1);
  expect(direct).toBe(routed);
  const requests = async () =>
    (await deps.metrics.render()).match(/^site_http_requests_total\{.+$/gm);
  await expect.poll(requests).toEqual(['site_http_requests_total{route="/*",status="200"} 2']);
});

test.for([
  ["a client without compression", "GET /about HTTP/1.1"],
  [
    "a browser with the page in its cache",
    "GET /about HTTP/1.1\r\naccept-encoding: br\r\nif-none-match: *",
  ],
  ["another method", "HEAD /about HTTP/1.1\r\naccept-encoding: br"],
  ["a redirect", "GET /about/ HTTP/1.1\r\naccept-encoding: br"],
  ["an unknown path", "GET /nowhere HTTP/1.1\r\naccept-encoding: br"],
  ["a query", "GET /about?a=1 HTTP/1.1\r\naccept-encoding: br"],
  ["a file on the disk", "GET /media/tower.avif HTTP/1.1\r\naccept-encoding: br"],
  ["a font", "GET /fonts/serif.woff2 HTTP/1.1\r\naccept-encoding: br"],
] as const)("%s goes on to Fastify", async ([, request]) => {
  const { ask, byRoute } = await listenWithSite();
  expect(await ask(request)).toMatch(/^HTTP\/1\.1 (200|301|304|404)/);
  expect(byRoute).toHaveBeenCalledTimes(1);
});

test("a visitor with TLS behind a trusted proxy gets the same response as from the route", async () => {
  const { ask, byRoute } = await listenWithSite();
  const request = "GET /about HTTP/1.1\r\naccept-encoding: br\r\nx-forwarded-proto: http, https";
  const direct = await ask(request);
  expect(byRoute).not.toHaveBeenCalled();
  expect(direct).toContain("strict-transport-security: max-age=63072000");
  expect(direct).toBe(await ask(`${request}\r\nif-none-match: "other"`));
  expect(byRoute).toHaveBeenCalledTimes(1);
});

test("no page bypasses Fastify once the server closes", async () => {
  // Delays the close, so that the connection accepts a second request.
  const blocked = Promise.withResolvers<void>();
  const { app, port, byRoute } = await listenWithSite(() => blocked.promise);
  const request = "GET /about HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n";
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (piece: string) => (received += piece));
  socket.write(request);
  await expect.poll(() => received).toContain("HTTP/1.1 200");
  const closed = app.close();
  received = "";
  socket.write(request);
  await expect.poll(() => received).toContain("HTTP/1.1 200");
  expect(byRoute).toHaveBeenCalledTimes(1);
  expect(received).toMatch(/connection: close/i);
  blocked.resolve();
  await closed;
});
