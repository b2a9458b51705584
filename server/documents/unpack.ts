import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { piecesOf } from "./read-file.ts";
import { contentStart, isHarmlessTable, type ZipEntry } from "./zip.ts";

const STORED = 0;
const DEFLATED = 8;

/** What begins like this is packed once more: zip, gzip, bzip2, 7z, xz, rar. */
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b", "BZh", "7z\xbc\xaf", "\xfd7zXZ", "Rar!"];
const LONGEST_SIGNATURE = 5;

/** Office documents are zips too, and may lie in one. */
const OFFICE_DOCUMENT = /\.(docx|xlsx|pptx)$/i;

/**
 * Whether unpacking could do no harm. Sizes in the table may lie, so every entry is unpacked into
 * nothing and counted; an archive within the archive could hide another bomb, so there may be none.
 */
export async function isSafeZip(file: FileHandle, entries: ZipEntry[]): Promise<boolean> {
  const { size } = await file.stat();
  if (!isHarmlessTable(entries, size)) return false;
  for (const entry of entries) {
    const start = await contentStart(file, entry);
    if (start === null || start + entry.packedBytes > size) return false;
    if (!(await unpacksAsClaimed(file, entry, start))) return false;
  }
  return true;
}

async function unpacksAsClaimed(file: FileHandle, entry: ZipEntry, start: number) {
  let bytes = 0;
  let begin = "";
  try {
    for await (const piece of unpacked(file, entry, start)) {
      if (begin.length < LONGEST_SIGNATURE) begin += piece.toString("latin1", 0, LONGEST_SIGNATURE);
      bytes += piece.length;
      if (bytes > entry.unpackedBytes) return false;
    }
  } catch {
    return false; // not packed as it says
  }
  const isArchive = ARCHIVES.some((signature) => begin.startsWith(signature));
  return bytes === entry.unpackedBytes && (!isArchive || OFFICE_DOCUMENT.test(entry.name));
}

function unpacked(file: FileHandle, entry: ZipEntry, start: number): AsyncIterable<Buffer> {
  const packed = piecesOf(file, start, start + entry.packedBytes);
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) throw new Error(`method ${entry.method} is not known`);
  return pipeline(packed, createInflateRaw(), () => {}) as AsyncIterable<Buffer>;
}
