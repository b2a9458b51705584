import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { makeApp } from "./test-app.ts";

type Changes = Parameters<typeof makeApp>[0];

export const noLimits = [{ limit: 1_000_000, milliseconds: 60_000 }];

export async function listen(changes: Changes = {}) {
  const server = await makeApp({ rateLimits: noLimits, ...changes });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as { port: number };
  async function say(...pieces: (string | Buffer)[]): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    const response = text(socket).catch(() => "");
    for (const piece of pieces) {
      socket.write(piece);
      await delay(10);
    }
    return response;
  }
  return { ...server, port, say };
}
