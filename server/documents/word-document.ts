import type { FileHandle } from "node:fs/promises";
import { piecesOf, readAt } from "./read-file.ts";

/**
 * A .doc is a "compound file", a small file system of its own that spreadsheets and installers use
 * too. Only the one with a stream called WordDocument is a text document.
 */

const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const NAME = Buffer.from("WordDocument\0", "utf16le");
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const TYPE_STREAM = 2;

export async function isWordDocument(file: FileHandle): Promise<boolean> {
  const begin = await readAt(file, 0, COMPOUND_FILE.length);
  if (!begin.equals(COMPOUND_FILE)) return false;
  const { size } = await file.stat();
  // A piece is a multiple of an entry, so no entry is cut in two.
  for await (const piece of piecesOf(file, 0, size)) {
    if (hasStreamNamed(piece, NAME)) return true;
  }
  return false;
}

/** Directory entries have a fixed size and stand in line with it. */
function hasStreamNamed(content: Buffer, name: Buffer): boolean {
  for (let at = content.indexOf(name); at !== -1; at = content.indexOf(name, at + 2)) {
    const isEntry = at % ENTRY_BYTES === 0 && at + ENTRY_BYTES <= content.length;
    if (!isEntry) continue;
    const nameLength = content.readUInt16LE(at + NAME_LENGTH_AT);
    if (nameLength === name.length && content[at + TYPE_AT] === TYPE_STREAM) return true;
  }
  return false;
}
