import { type FileHandle, open } from "node:fs/promises";
import type { DocumentExtension } from "#domain/document.ts";
import { isSafeZip } from "./unpack.ts";
import { isWordDocument } from "./word-document.ts";
import { listZip } from "./zip.ts";

const PDF = Buffer.from("%PDF-");
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const DOCX_PARTS = ["[Content_Types].xml", "word/document.xml"];

const checks: Record<DocumentExtension, (file: FileHandle) => Promise<boolean>> = {
  pdf: (file) => beginsWith(file, PDF),
  jpg: (file) => beginsWith(file, JPEG),
  jpeg: (file) => beginsWith(file, JPEG),
  png: (file) => beginsWith(file, PNG),
  doc: isWordDocument,
  docx: isDocx,
  zip: isZip,
};

/** Whether the content is of the kind that the name's extension promises, and harmless to unpack. */
export async function holdsWhatItClaims(
  path: string,
  extension: DocumentExtension,
): Promise<boolean> {
  const file = await open(path);
  try {
    return await checks[extension](file);
  } finally {
    await file.close();
  }
}

async function beginsWith(file: FileHandle, signature: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(signature.length), { position: 0 });
  return bytesRead === signature.length && buffer.equals(signature);
}

async function isZip(file: FileHandle): Promise<boolean> {
  const entries = await listZip(file);
  return entries !== null && (await isSafeZip(file, entries));
}

/** A docx is a zip with certain parts. */
async function isDocx(file: FileHandle): Promise<boolean> {
  const entries = await listZip(file);
  if (!entries) return false;
  const names = new Set(entries.map((entry) => entry.name));
  return DOCX_PARTS.every((part) => names.has(part)) && (await isSafeZip(file, entries));
}
