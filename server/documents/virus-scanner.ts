import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StoreFailure } from "#server/store-failure.ts";

export type SocketAddress = { path: string } | { host: string; port: number };

export type VirusScanner = { isClean(path: string): Promise<boolean> };

const SILENCE_TIMEOUT = 30_000;

/** Asks ClamAV's daemon. Without its word a document is not taken: the visitor may try again later. */
export function openClamav(address: SocketAddress): VirusScanner {
  return {
    async isClean(path) {
      const verdict = await ask(address, path).catch((cause: unknown) => {
        throw new StoreFailure("ClamAV could not be asked", { cause });
      });
      if (verdict === "stream: OK") return true;
      if (verdict.endsWith(" FOUND")) return false;
      throw new StoreFailure(`ClamAV could not look into a document: ${verdict}`);
    },
  };
}

async function ask(address: SocketAddress, path: string): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(SILENCE_TIMEOUT, () => socket.destroy(new Error("ClamAV is silent")));
  try {
    const [answer] = await Promise.all([text(socket), send(socket, path)]);
    return answer.replace(/\0.*$/s, "").trim();
  } finally {
    socket.destroy();
  }
}

/** Each piece with its length before it, and a length of zero at the end. */
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
