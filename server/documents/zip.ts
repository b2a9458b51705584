import { PIECE_BYTES, readAt } from "./read-file.ts";

/** The table of contents of a zip. */

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

const ENCRYPTED_FLAG = 1;

/** Every entry costs time, however small it is, and its name memory. */
const MAX_ENTRIES = 500;
const MAX_TABLE_BYTES = PIECE_BYTES;

export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  packedBytes: number;
  unpackedBytes: number;
  offset: number;
};

/** The entries of the zip, or null when it is none. (Zip64 is for what we would not take anyway.) */
export function listZip(file: number, size: number): ZipEntry[] | null {
  const tail = readAt(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const end = findEnd(tail);
  if (!end || end.count > MAX_ENTRIES || end.bytes > MAX_TABLE_BYTES) return null;
  if (end.start + end.bytes > size) return null;

  const table = readAt(file, end.start, end.start + end.bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < end.count;) {
    if (at + ENTRY_BYTES > table.length || table.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = table.readUInt16LE(at + 28);
    entries.push({
      name: table.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      encrypted: (table.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: table.readUInt16LE(at + 10),
      packedBytes: table.readUInt32LE(at + 20),
      unpackedBytes: table.readUInt32LE(at + 24),
      offset: table.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameLength + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(tail: Buffer): { count: number; bytes: number; start: number } | null {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    return {
      count: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    };
  }
  return null;
}

/** Whether the table keeps to the file, in the open and below the folder it is unpacked in. */
export function isHarmlessTable(entries: ZipEntry[], fileBytes: number): boolean {
  // Entries that share their content could pack more than the file holds.
  if (sum(entries.map((entry) => entry.packedBytes)) > fileBytes) return false;
  return !entries.some((entry) => entry.encrypted || climbs(entry.name));
}

export function unpackedBytesOf(entries: ZipEntry[]): number {
  return sum(entries.map((entry) => entry.unpackedBytes));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function climbs(name: string): boolean {
  return /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name);
}

/** Where the packed content of an entry begins, or null when there is no such entry. */
export function contentStart(file: number, { offset }: ZipEntry): number | null {
  const local = readAt(file, offset, offset + LOCAL_BYTES);
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  return offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
}
