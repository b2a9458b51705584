import { finished } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import type { Entry } from "yauzl";
import { countGarbage } from "#server/http/collect-garbage.ts";
import { PIECE_BYTES, piecesOf, readAt } from "./read-file.ts";

const STORED = 0;
const DEFLATED = 8;

const SIGNATURE_BYTES = 5;

type Unpacked = {
  bytes: number;
  firstBytes: string;
  isAsClaimed: boolean;
};

/** Keeps nothing, and stops within a piece of the claimed size. */
export async function unpack(file: number, entry: Entry, start: number): Promise<Unpacked> {
  const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
  const end = start + compressedSize;
  if (method === STORED) {
    const firstBytes = firstBytesOf(readAt(file, start, Math.min(end, start + SIGNATURE_BYTES)));
    return { bytes: compressedSize, firstBytes, isAsClaimed: compressedSize === uncompressedSize };
  }
  if (method !== DEFLATED) return { bytes: 0, firstBytes: "", isAsClaimed: false };
  return inflatePieces(piecesOf(file, start, end), uncompressedSize);
}

async function inflatePieces(packed: Iterable<Buffer>, claimedBytes: number): Promise<Unpacked> {
  let bytes = 0;
  let firstBytes = "";
  // Node's default of 16 kB takes twice the CPU for a large entry.
  const chunkSize = Math.min(PIECE_BYTES, claimedBytes + 64);
  const inflate = createInflateRaw({ chunkSize });
  countGarbage(2 * chunkSize); // `release` frees neither the first buffer nor the last
  inflate.on("data", (piece: Buffer<ArrayBuffer>) => {
    if (firstBytes.length < SIGNATURE_BYTES) firstBytes += firstBytesOf(piece);
    bytes += piece.length;
    release(piece);
    if (bytes > claimedBytes) inflate.destroy(new Error("larger than the directory claims"));
  });
  async function feed(): Promise<void> {
    for (const piece of packed) await write(inflate, piece);
    inflate.end();
  }
  try {
    await Promise.all([finished(inflate), feed()]);
    return { bytes, firstBytes, isAsClaimed: bytes === claimedBytes };
  } catch {
    return { bytes, firstBytes, isAsClaimed: false }; // larger, or malformed
  }
}

/** The next piece uses the same memory, so this waits until the piece is consumed. */
function write(stream: NodeJS.WritableStream, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

/** Garbage collection would take twice the CPU, or 10 MB more. Several pieces share a buffer, which is freed
 * after its last piece. */
function release({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): void {
  if (byteOffset + length === buffer.byteLength) buffer.transfer(0);
}

function firstBytesOf(content: Buffer): string {
  return content.toString("latin1", 0, SIGNATURE_BYTES);
}
