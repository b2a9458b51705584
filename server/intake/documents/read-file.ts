import { readSync } from "node:fs";

export const PIECE_BYTES = 256 * 1024;

/** Buffers are outside V8's heap and collected late, so all reads share one. */
const piece = Buffer.alloc(PIECE_BYTES);

/** At most one piece, which the next read overwrites. */
export function readAt(file: number, start: number, end: number): Buffer {
  const length = Math.min(end - start, PIECE_BYTES);
  return piece.subarray(0, readSync(file, piece, { length, position: start }));
}

export function* piecesOf(file: number, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) yield readAt(file, at, end);
}
