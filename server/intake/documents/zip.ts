import { readSync } from "node:fs";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from "yauzl";
import { readAt } from "./read-file.ts";

/** Every entry takes time, and its name takes memory. */
const MAX_ENTRIES = 500;
const MAX_DIRECTORY_BYTES = 256 * 1024;
const ENTRY_HEADER_BYTES = 46;

const END_RECORD_SIGNATURE = "PK\x05\x06";
const END_RECORD_BYTES = 22;
const COMMENT_LENGTH_AT = 20;
const MAX_COMMENT_BYTES = 0xffff;

export type Zip = { file: ZipFile; entries: Entry[] };

/** Null if the file is not a zip or exceeds the limits. */
export async function readZip(file: number, size: number): Promise<Zip | null> {
  return nullIfMalformed(async () => {
    const reader = new SyncReader(file);
    const zip = await fromRandomAccessReaderPromise(reader, archiveSize(file, size));
    if (zip.entryCount > MAX_ENTRIES) return null;
    const entries: Entry[] = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      bytes += ENTRY_HEADER_BYTES + entry.fileNameLength;
      bytes += entry.extraFieldLength + entry.fileCommentLength;
      if (bytes > MAX_DIRECTORY_BYTES) return null;
      entries.push(entry);
    }
    return { file: zip, entries };
  });
}

/** Other programs ignore bytes after the end record, which yauzl refuses. */
function archiveSize(file: number, size: number): number {
  const start = Math.max(0, size - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  const tail = readAt(file, start, size);
  const searchFrom = Math.max(0, tail.length - END_RECORD_BYTES);
  const end = tail.lastIndexOf(END_RECORD_SIGNATURE, searchFrom, "latin1");
  if (end === -1 || end + END_RECORD_BYTES > tail.length) return size;
  const commentBytes = tail.readUInt16LE(end + COMMENT_LENGTH_AT);
  return Math.min(size, start + end + END_RECORD_BYTES + commentBytes);
}

export async function dataStart(zip: Zip, entry: Entry): Promise<number | null> {
  return nullIfMalformed(async () => {
    const header = await zip.file.readLocalFileHeaderPromise(entry, { minimal: true });
    return header.fileDataStart;
  });
}

/** Whether the entries fit into the file and are neither encrypted nor oddly named. */
export function isHarmlessDirectory({ file, entries }: Zip): boolean {
  // Entries that share data could hold more than the file.
  if (sum(entries.map((entry) => entry.compressedSize)) > file.fileSize) return false;
  return !entries.some((entry) => entry.isEncrypted() || entry.fileName.includes("\0"));
}

export function uncompressedSizeOf({ entries }: Zip): number {
  return sum(entries.map((entry) => entry.uncompressedSize));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** yauzl reports a malformed archive with a plain Error. Errors of the file system and bugs are thrown. */
async function nullIfMalformed<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    const isPlain = error instanceof Error && error.constructor === Error && !("code" in error);
    if (isPlain) return null;
    throw error;
  }
}

/** A position from a malformed archive may be no valid offset; yauzl's own reader would pass it to the file
 * system, which throws outside of any promise. */
class SyncReader extends RandomAccessReader {
  readonly #file: number;

  constructor(file: number) {
    super();
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: null, bytesRead?: number) => void,
  ): void {
    const isOffset = Number.isSafeInteger(position);
    callback(null, isOffset ? readSync(this.#file, buffer, { offset, length, position }) : 0);
  }
}
