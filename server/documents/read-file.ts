import type { FileHandle } from "node:fs/promises";

const PIECE_BYTES = 64 * 1024;

/** The bytes from `start` up to `end`, or fewer where the file ends before. */
export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), { position: start });
  return buffer.subarray(0, bytesRead);
}

/** The same a piece at a time: many visitors send large documents at once. */
export async function* piecesOf(file: FileHandle, start: number, end: number) {
  for (let at = start; at < end; at += PIECE_BYTES) {
    yield await readAt(file, at, Math.min(at + PIECE_BYTES, end));
  }
}
