import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1000;

/** A slow phone's connection in front of a server. The browser's own emulation does not slow down what
 * is fetched ahead. */
export async function slowProxy(origin: string) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  /** All connections share the throughput. */
  function bytesDelay({ length }: Buffer): number {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + length / BYTES_PER_MS;
    return freeAt - now;
  }
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on("error", () => [visitor, site].forEach((one) => one.destroy()));
      socket.on("close", () => sockets.delete(socket));
    }
    visitor.pipe(withDelay(() => ROUND_TRIP_MS)).pipe(site);
    site.pipe(withDelay(bytesDelay)).pipe(visitor);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function withDelay(delay: (chunk: Buffer) => number): Transform {
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      setTimeout(pass, delay(chunk), null, chunk);
    },
  });
}
