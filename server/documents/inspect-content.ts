import { closeSync, fstatSync, openSync } from "node:fs";
import { isPlausibleGrowth } from "./unpack-limits.ts";
import { unpack } from "./unpack.ts";
import { isWordDocument } from "./word-document.ts";
import { contentStart, isHarmlessTable, listZip, unpackedBytesOf, type ZipEntry } from "./zip.ts";

/** Documents that cannot be told by their first bytes. */
export type InspectionJob = {
  path: string;
  extension: "doc" | "docx" | "zip";
  /** What of the request's budget is left. */
  maxUnpackedBytes: number;
};

export type Inspection = {
  /** `unfit`: of another kind than it says, or harmful to unpack. `too-large`: over the budget. */
  verdict: "genuine" | "unfit" | "too-large";
  /** What was unpacked to find out, whatever the verdict. */
  unpackedBytes: number;
};

const DOCX_PARTS = ["[Content_Types].xml", "word/document.xml"];

/** What begins like this is packed once more: zip, gzip, bzip2, 7z, xz, rar. */
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b", "BZh", "7z\xbc\xaf", "\xfd7zXZ", "Rar!"];

/** Office documents are zips too, and may lie in one. */
const OFFICE_DOCUMENT = /\.(docx|xlsx|pptx)$/i;

/** Reads the file in the way of a thread that has nothing else to do: it waits for the disk. */
export async function inspectContent(job: InspectionJob): Promise<Inspection> {
  const file = openSync(job.path, "r");
  try {
    const { size } = fstatSync(file);
    if (job.extension === "doc") return without(isWordDocument(file, size) ? "genuine" : "unfit");
    const entries = listZip(file, size);
    if (!entries || (job.extension === "docx" && !hasParts(entries))) return without("unfit");
    return await inspectEntries(file, size, entries, job.maxUnpackedBytes);
  } finally {
    closeSync(file);
  }
}

function without(verdict: Inspection["verdict"]): Inspection {
  return { verdict, unpackedBytes: 0 };
}

/** A docx is a zip with certain parts. */
function hasParts(entries: ZipEntry[]): boolean {
  const names = new Set(entries.map((entry) => entry.name));
  return DOCX_PARTS.every((part) => names.has(part));
}

/**
 * Whether unpacking could do no harm. The table says how large everything is, so most bombs need not
 * be unpacked at all. It may lie, so every entry is unpacked into nothing and counted; an archive
 * within the archive could hide another bomb, so there may be none.
 */
async function inspectEntries(
  file: number,
  size: number,
  entries: ZipEntry[],
  maxUnpackedBytes: number,
): Promise<Inspection> {
  const claimedBytes = unpackedBytesOf(entries);
  if (!isHarmlessTable(entries, size)) return without("unfit");
  if (!isPlausibleGrowth(size, claimedBytes)) return without("unfit");
  if (claimedBytes > maxUnpackedBytes) return without("too-large");

  let unpackedBytes = 0;
  for (const entry of entries) {
    const start = contentStart(file, entry);
    if (start === null || start + entry.packedBytes > size) {
      return { verdict: "unfit", unpackedBytes };
    }
    const { bytes, begin, isAsClaimed } = await unpack(file, entry, start);
    unpackedBytes += bytes;
    const isArchive = ARCHIVES.some((signature) => begin.startsWith(signature));
    if (!isAsClaimed || (isArchive && !OFFICE_DOCUMENT.test(entry.name))) {
      return { verdict: "unfit", unpackedBytes };
    }
  }
  return { verdict: "genuine", unpackedBytes };
}
