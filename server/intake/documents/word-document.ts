import { piecesOf, readAt } from "./read-file.ts";

/** Spreadsheets and installers are compound files too; a text document has a stream named WordDocument. */

const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const NAME = Buffer.from("WordDocument\0", "utf16le");
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const TYPE_STREAM = 2;

export function isWordDocument(file: number, size: number): boolean {
  if (!readAt(file, 0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return false;
  // A piece is a multiple of an entry, so no entry is split.
  for (const piece of piecesOf(file, 0, size)) {
    if (hasStreamNamed(piece, NAME)) return true;
  }
  return false;
}

/** Directory entries are aligned to their fixed size. */
function hasStreamNamed(content: Buffer, name: Buffer): boolean {
  for (let at = 0; at + ENTRY_BYTES <= content.length; at += ENTRY_BYTES) {
    if (content[at + TYPE_AT] !== TYPE_STREAM) continue;
    if (content.readUInt16LE(at + NAME_LENGTH_AT) !== name.length) continue;
    if (name.equals(content.subarray(at, at + name.length))) return true;
  }
  return false;
}
