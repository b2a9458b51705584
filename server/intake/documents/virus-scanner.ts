import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StoreFailure } from "#server/storage/store-failure.ts";

export type SocketAddress = { path: string } | { host: string; port: number };

export type VirusScanner = { isClean(path: string): Promise<boolean> };

const SILENCE_TIMEOUT = 30_000;

/** While ClamAV's daemon does not respond, documents are refused with 503. */
export function openClamav(address: SocketAddress): VirusScanner {
  return {
    async isClean(path) {
      const verdict = await ask(address, path).catch((cause: unknown) => {
        throw new StoreFailure("ClamAV failed", { cause });
      });
      if (verdict === "stream: OK") return true;
      if (verdict.endsWith(" FOUND")) return false;
      throw new StoreFailure(`ClamAV could not scan a document: ${verdict}`);
    },
  };
}

async function ask(address: SocketAddress, path: string): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(SILENCE_TIMEOUT, () => socket.destroy(new Error("ClamAV timed out")));
  try {
    const [response] = await Promise.all([text(socket), send(socket, path)]);
    return response.replace(/\0.*$/s, "").trim();
  } finally {
    socket.destroy();
  }
}

/** INSTREAM sends each piece after its length, and a zero length at the end. */
async function send(socket: Socket, path: string): Promise<void> {
  await pipeline(
    async function* instream() {
      yield Buffer.from("zINSTREAM\0");
      for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        yield length;
        yield piece;
      }
      yield Buffer.alloc(4);
    },
    socket,
    { end: false },
  );
}
