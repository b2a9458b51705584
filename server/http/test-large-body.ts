import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const PIECE = 64 * 1024;

type Exchange = { response: string; isAllSent: boolean; milliseconds: number };

/** A browser reads the response after sending everything, or when the connection breaks, after `milliseconds`. */
export async function sendLikeBrowser(
  port: number,
  head: string,
  body: Buffer,
  { waitFor = 10_000 } = {},
): Promise<Exchange> {
  const begin = performance.now();
  const socket = connect(port, "127.0.0.1");
  const closed = new AbortController();
  socket.on("error", () => {});
  socket.on("close", () => closed.abort());
  const deadline = delay(waitFor, undefined, { ref: false }).then(() => closed.abort());
  let [response, isAllSent] = ["", false];
  socket.on("data", (bytes) => (response += bytes.toString("latin1")));
  try {
    await once(socket, "connect", closed);
    socket.write(head);
    for (let at = 0; at < body.length; at += PIECE) {
      if (!socket.write(body.subarray(at, at + PIECE))) await once(socket, "drain", closed);
    }
    isAllSent = true;
    while (!isWhole(response)) await once(socket, "data", closed);
  } catch {
    // The test checks the response so far.
  }
  void deadline;
  socket.destroy();
  return { response, isAllSent, milliseconds: performance.now() - begin };
}

function isWhole(response: string): boolean {
  const [head = "", ...body] = response.split("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && body.join("\r\n\r\n").length >= Number(length);
}
