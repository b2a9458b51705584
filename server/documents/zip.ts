import { readSync } from "node:fs";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from "yauzl";

/** Every entry takes time, however small it is, and its name takes memory. */
const MAX_ENTRIES = 500;
const MAX_DIRECTORY_BYTES = 256 * 1024;
const ENTRY_HEADER_BYTES = 46;

export type Zip = { file: ZipFile; entries: Entry[] };

/** The central directory of a zip, or null when the file is not a zip or exceeds the limits. */
export async function readZip(file: number, size: number): Promise<Zip | null> {
  return nullIfMalformed(async () => {
    const zip = await fromRandomAccessReaderPromise(new SyncReader(file), size);
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

/** The position of an entry's compressed data in the file, or null when there is none. */
export async function dataStart(zip: Zip, entry: Entry): Promise<number | null> {
  return nullIfMalformed(async () => {
    const header = await zip.file.readLocalFileHeaderPromise(entry, { minimal: true });
    return header.fileDataStart;
  });
}

/** Whether the entries fit into the file and are neither encrypted nor oddly named. */
export function isHarmlessDirectory({ file, entries }: Zip): boolean {
  // Entries that share their data could hold more than the file.
  if (sum(entries.map((entry) => entry.compressedSize)) > file.fileSize) return false;
  return !entries.some((entry) => entry.isEncrypted() || entry.fileName.includes("\0"));
}

export function uncompressedSizeOf({ entries }: Zip): number {
  return sum(entries.map((entry) => entry.uncompressedSize));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Errors of the file system are thrown; they are not the archive's fault. */
async function nullIfMalformed<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).errno !== undefined) throw error;
    return null;
  }
}

/**
 * Reads on the calling thread. A position from a malformed archive may be no valid offset; yauzl's
 * own reader would pass it to the file system, which throws outside of any promise.
 */
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
