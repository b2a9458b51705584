import { pipeline } from "node:stream";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { piecesOf, readAt } from "./read-file.ts";
import type { ZipEntry } from "./zip.ts";

const STORED = 0;
const DEFLATED = 8;

/** With Node's 16 kB the same takes twice the CPU. */
const PIECE_BYTES = 256 * 1024;

const BEGIN_BYTES = 5;

/** What came out of an entry: how much, its first bytes, and whether that was all of it. */
export type Unpacked = { bytes: number; begin: string; isWhole: boolean };

/** Unpacks the entry into nothing, up to the size that its table claims and hardly a piece further. */
export async function unpack(file: number, entry: ZipEntry, start: number): Promise<Unpacked> {
  const { method, packedBytes, unpackedBytes } = entry;
  if (method === STORED) {
    const begin = firstBytes(readAt(file, start, start + Math.min(packedBytes, BEGIN_BYTES)));
    return { bytes: packedBytes, begin, isWhole: packedBytes === unpackedBytes };
  }
  if (method !== DEFLATED) return { bytes: 0, begin: "", isWhole: false };
  if (Math.max(packedBytes, unpackedBytes) <= PIECE_BYTES) {
    return unpackAtOnce(readAt(file, start, start + packedBytes), unpackedBytes);
  }
  return unpackInPieces(piecesOf(file, start, start + packedBytes), unpackedBytes);
}

/** A stream costs five times as much for a small entry, of which a zip may have hundreds. */
function unpackAtOnce(packed: Buffer, claimedBytes: number): Unpacked {
  try {
    const content = inflateRawSync(packed, {
      chunkSize: claimedBytes + 64,
      maxOutputLength: Math.max(1, claimedBytes),
    });
    const isWhole = content.length === claimedBytes;
    return { bytes: content.length, begin: firstBytes(content), isWhole };
  } catch {
    return { bytes: claimedBytes, begin: "", isWhole: false }; // larger, or not packed as it says
  }
}

async function unpackInPieces(packed: Iterable<Buffer>, claimedBytes: number): Promise<Unpacked> {
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  let bytes = 0;
  let begin = "";
  try {
    const pieces = pipeline(packed, inflate, () => {}) as AsyncIterable<Buffer<ArrayBuffer>>;
    for await (const piece of pieces) {
      if (begin.length < BEGIN_BYTES) begin += firstBytes(piece);
      bytes += piece.length;
      release(piece);
      if (bytes > claimedBytes) break;
    }
    return { bytes, begin, isWhole: bytes === claimedBytes };
  } catch {
    return { bytes, begin, isWhole: false }; // not packed as it says
  }
}

/**
 * Gives the memory back at once: collecting it as garbage would take twice the CPU, or 10 MB more.
 * Pieces come one after the other out of buffers of `PIECE_BYTES`. After the last piece of a buffer
 * nobody needs it any more.
 */
function release({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): void {
  if (byteOffset + length === buffer.byteLength) buffer.transfer(0);
}

function firstBytes(content: Buffer): string {
  return content.toString("latin1", 0, BEGIN_BYTES);
}
