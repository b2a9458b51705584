import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { makeApp } from "./test-app.ts";

type Changes = Parameters<typeof makeApp>[0];

export const noLimits = [{ limit: 1_000_000, milliseconds: 60_000 }];

/** A server that listens, and a way to say to it whatever one likes. */
export async function listen(changes: Changes = {}) {
  const server = await makeApp({ rateLimits: noLimits, ...changes });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as { port: number };
  async function say(...pieces: (string | Buffer)[]): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    const answer = text(socket).catch(() => "");
    for (const piece of pieces) {
      socket.write(piece);
      await delay(10);
    }
    return answer;
  }
  return { ...server, port, say };
}

export function post(
  path: string,
  type: string,
  body: string | Buffer,
  length = Buffer.byteLength(body),
) {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
  const typed = type ? `content-type: ${type}\r\n` : "";
  return Buffer.concat([
    Buffer.from(`${head}${typed}content-length: ${length}\r\n\r\n`),
    Buffer.from(body),
  ]);
}

export const statusOf = (answer: string) => Number(answer.slice(9, 12));

/** The body of a form whose parts are divided by "x". */
export function form(parts: [disposition: string, content: string | Buffer][]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(([disposition, content]) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--x--\r\n"),
  ]);
}

export const multipart = "multipart/form-data; boundary=x";
