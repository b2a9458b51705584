import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { documentLabels } from "#catalog/forms.ts";
import { oneLine } from "#domain/contact-details.ts";
import {
  acceptedExtension,
  type DocumentField,
  DOCUMENTS_TOO_LARGE_TEXT,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS_BYTES,
  TOO_LARGE_TEXT,
  wrongContentText,
  wrongTypeText,
} from "#domain/document.ts";
import { BIDI_CONTROLS } from "#domain/bidi-controls.ts";
import { HttpError } from "#server/http/http-error.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import type { FreeSpace } from "./free-space.ts";
import type { Inspector } from "./inspect.ts";
import { MAX_UNPACKED_BYTES } from "./unpack-limits.ts";
import type { VirusScanner } from "./virus-scanner.ts";

const FILE_NAME_MAX_LENGTH = 150;

const UNPACKS_TOO_LARGE_TEXT = "All documents together may unpack to at most 40 MB";

export type ReceivedDocument = {
  field: DocumentField;
  fileName: string;
  storedName: string;
  path: string;
  bytes: number;
  sha256: string;
  isScanned: boolean;
};

export type Intake = {
  uploadsFolder: string;
  freeSpace: FreeSpace;
  inspector: Inspector;
  scanner: VirusScanner | null;
};

type IntakeTotals = {
  bytes: number;
  /** Includes refused archives, because their inspection took time. */
  unpackedBytes: number;
};

type Upload = { field: DocumentField; fileName: string; content: AsyncIterable<Buffer> };

/** Streams to the disk, inspects, and adds to the totals. The file is removed if the document is refused or
 * the upload interrupted. */
export async function receiveDocument(
  { uploadsFolder, freeSpace, inspector, scanner }: Intake,
  { field, fileName, content }: Upload,
  totals: IntakeTotals,
): Promise<ReceivedDocument> {
  const extension = acceptedExtension(field, fileName);
  if (!extension) throw new HttpError(415, wrongTypeText(field, documentLabels), { field });

  const storedName = `${randomUUID()}.${extension}`;
  const path = join(uploadsFolder, storedName);
  try {
    const { bytes, sha256 } = await writeDurably(path, content, async (bytesSoFar, more) => {
      if (bytesSoFar > MAX_DOCUMENT_BYTES) throw new HttpError(413, TOO_LARGE_TEXT, { field });
      if (totals.bytes + bytesSoFar > MAX_DOCUMENTS_BYTES) {
        throw new HttpError(413, DOCUMENTS_TOO_LARGE_TEXT);
      }
      await freeSpace.requireRoom(more);
    });
    totals.bytes += bytes;
    const unpackable = MAX_UNPACKED_BYTES - totals.unpackedBytes;
    const { verdict, unpackedBytes } = await inspector.inspect(path, extension, unpackable);
    totals.unpackedBytes += unpackedBytes;
    if (verdict === "too-large") throw new HttpError(413, UNPACKS_TOO_LARGE_TEXT, { field });
    if (verdict === "unfit")
      throw new HttpError(415, wrongContentText(documentLabels[field], extension), { field });
    if (scanner && !(await scanner.isClean(path))) {
      throw new HttpError(422, infectedText(field), { field });
    }
    const isScanned = scanner !== null;
    return { field, fileName: shortName(fileName), storedName, path, bytes, sha256, isScanned };
  } catch (error) {
    await rm(path, { force: true }).catch(reportStore);
    throw error;
  }
}

async function writeDurably(
  path: string,
  content: AsyncIterable<Buffer>,
  checkSize: (bytesSoFar: number, more: number) => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600).catch(reportStore);
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      await checkSize(bytes, chunk.length);
      hash.update(chunk);
      await file.writeFile(chunk).catch(reportStore);
    }
    await file.sync().catch(reportStore);
  } finally {
    await file.close().catch(reportStore);
  }
  return { bytes, sha256: hash.digest("hex") };
}

function infectedText(field: DocumentField): string {
  return `${documentLabels[field]} was refused: the virus scanner found something in it`;
}

/** A short name for display, with its extension. */
function shortName(fileName: string): string {
  return oneLine(fileName).replace(BIDI_CONTROLS, "").slice(-FILE_NAME_MAX_LENGTH);
}

function reportStore(cause: unknown): never {
  throw new StoreFailure("a document could not be written", { cause });
}
