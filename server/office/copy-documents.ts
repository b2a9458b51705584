import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import type { Lead, LeadDocument } from "#server/leads/kinds/lead.ts";
import { OfficeError } from "./office-error.ts";

/** Checks the documents' hashes. Resolves with the paths. */
export async function copyDocuments(
  lead: Lead,
  store: DocumentStore,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  for (const [index, document] of lead.documents.entries()) {
    const path = join(folder, `${index + 1}-${document.field}-${safeName(document.fileName)}`);
    await copy(document, store, path);
    paths.push(path);
  }
  return paths;
}

/** Removes characters that are special to a file system. */
function safeName(fileName: string): string {
  return fileName.replaceAll(/[^\p{L}\p{N}._ -]+/gu, "_").replaceAll(/^[. ]+|[. ]+$/g, "");
}

async function copy(document: LeadDocument, store: DocumentStore, path: string): Promise<void> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await pipeline(await store.read(document.storedName), hashing, target).catch((error) => {
    if (error.code === "EEXIST") throw new OfficeError(`${path} already exists`);
    throw error;
  });
  if (hash.digest("hex") !== document.sha256) {
    throw new OfficeError(`${path} does not match its hash: the stored document was changed`);
  }
}
