import { finished } from "node:stream/promises";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { countGarbage } from "#server/collect-garbage.ts";
import { PIECE_BYTES, piecesOf, readAt } from "./read-file.ts";
import type { ZipEntry } from "./zip.ts";

const STORED = 0;
const DEFLATED = 8;

const BEGIN_BYTES = 5;

/** What came out of an entry: how much, its first bytes, and whether that is what it claims. */
export type Unpacked = { bytes: number; begin: string; isAsClaimed: boolean };

/** Unpacks the entry into nothing, up to the size that its table claims and hardly a piece further. */
export async function unpack(file: number, entry: ZipEntry, start: number): Promise<Unpacked> {
  const { method, packedBytes, unpackedBytes } = entry;
  const end = start + packedBytes;
  if (method === STORED) {
    const begin = firstBytes(readAt(file, start, Math.min(end, start + BEGIN_BYTES)));
    return { bytes: packedBytes, begin, isAsClaimed: packedBytes === unpackedBytes };
  }
  if (method !== DEFLATED) return { bytes: 0, begin: "", isAsClaimed: false };
  const isSmall = Math.max(packedBytes, unpackedBytes) <= PIECE_BYTES;
  if (isSmall) return unpackAtOnce(readAt(file, start, end), unpackedBytes);
  return unpackInPieces(piecesOf(file, start, end), unpackedBytes);
}

/** A stream takes five times as long for a small entry, of which a zip may have hundreds. */
function unpackAtOnce(packed: Buffer, claimedBytes: number): Unpacked {
  countGarbage(claimedBytes);
  try {
    const content = inflateRawSync(packed, {
      chunkSize: claimedBytes + 64,
      maxOutputLength: Math.max(1, claimedBytes),
    });
    const isAsClaimed = content.length === claimedBytes;
    return { bytes: content.length, begin: firstBytes(content), isAsClaimed };
  } catch {
    return { bytes: claimedBytes, begin: "", isAsClaimed: false }; // larger, or not well packed
  }
}

async function unpackInPieces(packed: Iterable<Buffer>, claimedBytes: number): Promise<Unpacked> {
  let bytes = 0;
  let begin = "";
  // With Node's own 16 kB the same takes twice the CPU.
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  countGarbage(2 * PIECE_BYTES); // its first buffer and its last are left to the collector
  inflate.on("data", (piece: Buffer<ArrayBuffer>) => {
    if (begin.length < BEGIN_BYTES) begin += firstBytes(piece);
    bytes += piece.length;
    release(piece);
    if (bytes > claimedBytes) inflate.destroy(new Error("larger than its table claims"));
  });
  async function feed(): Promise<void> {
    for (const piece of packed) await write(inflate, piece);
    inflate.end();
  }
  try {
    await Promise.all([finished(inflate), feed()]);
    return { bytes, begin, isAsClaimed: bytes === claimedBytes };
  } catch {
    return { bytes, begin, isAsClaimed: false }; // larger, or not well packed
  }
}

/** Resolves when the piece has been taken in: the next one comes in the same memory. */
function write(stream: NodeJS.WritableStream, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Gives the memory back at once: as garbage it would cost twice the CPU, or 10 MB more. Pieces come
 * one after the other out of larger buffers; after the last piece of a buffer nobody needs it.
 */
function release({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): void {
  if (byteOffset + length === buffer.byteLength) buffer.transfer(0);
}

function firstBytes(content: Buffer): string {
  return content.toString("latin1", 0, BEGIN_BYTES);
}
