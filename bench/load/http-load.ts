import { connect } from "node:net";

/** Raw keep-alive sockets with sequential requests cost the client little. */

type Load = {
  port: number;
  connections: number;
  milliseconds: number;
  nextRequest: () => Buffer;
};

export type Outcome = {
  responses: Map<number, number>;
  seconds: number;
  /** Sorted milliseconds. */
  latencies: number[];
};

export async function runLoad(load: Load): Promise<Outcome> {
  const responses = new Map<number, number>();
  const latencies: number[] = [];
  const begin = performance.now();
  const end = begin + load.milliseconds;
  const count = (status: number, milliseconds: number) => {
    responses.set(status, (responses.get(status) ?? 0) + 1);
    latencies.push(milliseconds);
  };
  const visitors = Array.from({ length: load.connections }, () => visit(load, end, count));
  await Promise.all(visitors);
  const seconds = (performance.now() - begin) / 1000;
  return { responses, seconds, latencies: latencies.toSorted((a, b) => a - b) };
}

function visit(
  { port, nextRequest }: Load,
  end: number,
  count: (status: number, milliseconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let missing = -1;
    let status = 0;
    let askedAt = 0;

    function ask() {
      if (performance.now() >= end) {
        socket.end();
        return resolve();
      }
      askedAt = performance.now();
      socket.write(nextRequest());
    }

    function take(data: Buffer) {
      if (missing < 0) {
        received = received.length === 0 ? data : Buffer.concat([received, data]);
        const headEnd = received.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const head = received.toString("latin1", 0, headEnd);
        status = Number(head.slice(9, 12));
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        data = received.subarray(headEnd + 4);
        received = Buffer.alloc(0);
      }
      missing -= data.length;
      if (missing > 0) return;
      missing = -1;
      count(status, performance.now() - askedAt);
      ask();
    }

    socket.on("connect", ask).on("data", take).on("error", reject);
    socket.on("close", () => resolve());
  });
}

export function jsonRequest(path: string, body: unknown, headers: Record<string, string> = {}) {
  const content = JSON.stringify(body);
  const lines = Object.entries({
    host: "localhost",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(content)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${content}`);
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
