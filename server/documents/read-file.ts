import { readSync } from "node:fs";

const PIECE_BYTES = 64 * 1024;

/** The bytes from `start` up to `end`, or fewer where the file ends before. */
export function readAt(file: number, start: number, end: number): Buffer {
  const buffer = Buffer.alloc(end - start);
  return buffer.subarray(0, readSync(file, buffer, { position: start }));
}

/** The same a piece at a time: a document may have 10 MB. */
export function* piecesOf(file: number, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    yield readAt(file, at, Math.min(at + PIECE_BYTES, end));
  }
}
