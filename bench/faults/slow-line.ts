import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** The same server behind a line that carries no more than this to it. */
export async function startSlowLine(origin: string, bytesPerSecond: number): Promise<string> {
  const { port } = new URL(origin);
  const connections = new Set<Socket>();
  const line = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
    connections.add(server);
    client.on("error", () => server.destroy());
    server.on("error", () => client.resetAndDestroy());
    server.pipe(client);
    carry(client, server, bytesPerSecond).catch(() => server.destroy());
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  // Buffered bytes would keep the server waiting for the rest.
  onTestFinished(() => {
    line.close();
    for (const connection of connections) connection.destroy();
  });
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

async function carry(client: Socket, server: Socket, bytesPerSecond: number): Promise<void> {
  for await (const bytes of client as AsyncIterable<Buffer>) {
    if (!server.write(bytes)) await once(server, "drain");
    await delay((bytes.length / bytesPerSecond) * 1000);
  }
  server.end();
}
