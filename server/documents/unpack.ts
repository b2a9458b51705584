import { pipeline } from "node:stream";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { pieceIsDone } from "./collect-pieces.ts";
import { piecesOf, readAt } from "./read-file.ts";
import type { ZipEntry } from "./zip.ts";

const STORED = 0;
const DEFLATED = 8;

/** Node's 16 kB would cost four times the CPU. */
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
    const pieces = pipeline(packed, inflate, () => {}) as AsyncIterable<Buffer>;
    for await (const piece of pieces) {
      if (begin.length < BEGIN_BYTES) begin += firstBytes(piece);
      bytes += piece.length;
      pieceIsDone(piece.length);
      if (bytes > claimedBytes) break;
    }
    return { bytes, begin, isWhole: bytes === claimedBytes };
  } catch {
    return { bytes, begin, isWhole: false }; // not packed as it says
  }
}

function firstBytes(content: Buffer): string {
  return content.toString("latin1", 0, BEGIN_BYTES);
}
