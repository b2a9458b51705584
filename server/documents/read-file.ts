import { readSync } from "node:fs";

export const PIECE_BYTES = 256 * 1024;

/** One for everything: buffers lie outside V8's heap, where it hardly sees them pile up. */
const piece = Buffer.alloc(PIECE_BYTES);

/**
 * The bytes from `start` up to `end`, or fewer where the file ends before; a piece at most. They
 * last until the next read.
 */
export function readAt(file: number, start: number, end: number): Buffer {
  const length = Math.min(end - start, PIECE_BYTES);
  return piece.subarray(0, readSync(file, piece, { length, position: start }));
}

export function* piecesOf(file: number, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) yield readAt(file, at, end);
}
