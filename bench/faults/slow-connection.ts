import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** A proxy that forwards no more than this. Returns its origin. */
export async function startSlowConnection(origin: string, bytesPerSecond: number): Promise<string> {
  const { port } = new URL(origin);
  const connections = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
    connections.add(server);
    client.on("error", () => server.destroy());
    server.on("error", () => client.resetAndDestroy());
    server.pipe(client);
    forward(client, server, bytesPerSecond).catch(() => server.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  // Buffered bytes would keep the server waiting for the rest.
  onTestFinished(() => {
    proxy.close();
    for (const connection of connections) connection.destroy();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

async function forward(client: Socket, server: Socket, bytesPerSecond: number): Promise<void> {
  for await (const bytes of client as AsyncIterable<Buffer>) {
    if (!server.write(bytes)) await once(server, "drain");
    await delay((bytes.length / bytesPerSecond) * 1000);
  }
  server.end();
}
