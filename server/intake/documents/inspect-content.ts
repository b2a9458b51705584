import { closeSync, fstatSync, openSync } from "node:fs";
import { isPlausibleGrowth } from "./unpack-limits.ts";
import { unpack } from "./unpack.ts";
import { isWordDocument } from "./word-document.ts";
import { dataStart, isHarmlessDirectory, readZip, uncompressedSizeOf, type Zip } from "./zip.ts";

export type InspectionJob = {
  path: string;
  extension: "doc" | "docx" | "zip";
  maxUnpackedBytes: number;
};

export type Inspection = {
  /** `unfit`: of another kind than its name says, or harmful to unpack. `too-large`: over the budget. */
  verdict: "genuine" | "unfit" | "too-large";
  unpackedBytes: number;
};

const DOCX_PARTS = ["[Content_Types].xml", "word/document.xml"];

/** The signatures of zip, gzip, bzip2, 7z, xz and rar. */
const ARCHIVE_SIGNATURES = ["PK\x03\x04", "\x1f\x8b", "BZh", "7z\xbc\xaf", "\xfd7zXZ", "Rar!"];

/** Office documents are zips too, and a zip may contain them. */
const OFFICE_DOCUMENT = /\.(docx|xlsx|pptx)$/i;

/** Reads synchronously, so it runs in a worker thread. */
export async function inspectContent(job: InspectionJob): Promise<Inspection> {
  const file = openSync(job.path, "r");
  try {
    const { size } = fstatSync(file);
    if (job.extension === "doc")
      return notUnpacked(isWordDocument(file, size) ? "genuine" : "unfit");
    const zip = await readZip(file, size);
    if (!zip || (job.extension === "docx" && !isDocx(zip))) return notUnpacked("unfit");
    return await inspectEntries(file, zip, job.maxUnpackedBytes);
  } finally {
    closeSync(file);
  }
}

function notUnpacked(verdict: Inspection["verdict"]): Inspection {
  return { verdict, unpackedBytes: 0 };
}

/** A docx is a zip with certain parts. */
function isDocx({ entries }: Zip): boolean {
  const names = new Set(entries.map((entry) => entry.fileName));
  return DOCX_PARTS.every((part) => names.has(part));
}

/** Most bombs are refused by the sizes in the directory. These may be wrong, so every entry is unpacked and
 * counted. A nested archive could be another bomb, so it is refused. */
async function inspectEntries(
  file: number,
  zip: Zip,
  maxUnpackedBytes: number,
): Promise<Inspection> {
  const claimedBytes = uncompressedSizeOf(zip);
  if (!isHarmlessDirectory(zip)) return notUnpacked("unfit");
  if (!isPlausibleGrowth(zip.file.fileSize, claimedBytes)) return notUnpacked("unfit");
  if (claimedBytes > maxUnpackedBytes) return notUnpacked("too-large");

  let unpackedBytes = 0;
  for (const entry of zip.entries) {
    const start = await dataStart(zip, entry);
    if (start === null) return { verdict: "unfit", unpackedBytes };
    const { bytes, firstBytes, isAsClaimed } = await unpack(file, entry, start);
    unpackedBytes += bytes;
    const isArchive = ARCHIVE_SIGNATURES.some((signature) => firstBytes.startsWith(signature));
    if (!isAsClaimed || (isArchive && !OFFICE_DOCUMENT.test(entry.fileName))) {
      return { verdict: "unfit", unpackedBytes };
    }
  }
  return { verdict: "genuine", unpackedBytes };
}
