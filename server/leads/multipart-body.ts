import { rm } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import {
  DOCUMENTS_TOO_LARGE_TEXT,
  isDocumentField,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS_BYTES,
} from "#domain/document.ts";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { type Intake, type ReceivedDocument, receiveDocument } from "#server/documents/receive.ts";
import { Refusal } from "#server/refusal.ts";
import { StoreFailure } from "#server/store-failure.ts";

const LIMITS = {
  fields: 60,
  fieldNameSize: 100,
  fieldSize: 8 * 1024,
  files: 12,
  fileSize: MAX_DOCUMENT_BYTES + 1, // enough to see that a document is too large
};

/** The fields and what stands between the parts. */
const MAX_BYTES_BESIDE_DOCUMENTS = 1024 * 1024;

export type Body = { fields: Record<string, unknown>; documents: ReceivedDocument[] };

/** Reads a form part by part; documents go straight to disk. */
export async function readMultipart(request: FastifyRequest, intake: Intake): Promise<Body> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > MAX_DOCUMENTS_BYTES + MAX_BYTES_BESIDE_DOCUMENTS) {
    throw new Refusal(413, DOCUMENTS_TOO_LARGE_TEXT);
  }
  const body: Body = { fields: {}, documents: [] };
  const totals = { bytes: 0, unpackedBytes: 0 };
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === "field") {
        if (part.valueTruncated) throw new Refusal(413, "The request is too large");
        body.fields[part.fieldname] = part.value;
      } else if (isDocumentField(part.fieldname) && part.filename) {
        const upload = { field: part.fieldname, fileName: part.filename, content: part.file };
        body.documents.push(await receiveDocument(intake, upload, totals));
      } else {
        totals.bytes += await passOver(part.file); // an empty file input, or one we do not know
        if (totals.bytes > MAX_DOCUMENTS_BYTES) throw new Refusal(413, DOCUMENTS_TOO_LARGE_TEXT);
      }
    }
    return body;
  } catch (error) {
    await discardUploads(body.documents);
    request.raw.resume(); // let the visitor finish sending, or the answer would not be read
    throw asRefusal(error);
  }
}

async function passOver(file: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += chunk.length;
  return bytes;
}

/**
 * Removes what is still in the uploads folder; what was kept has left it. What cannot be removed is
 * left to the sweep: the answer is settled, and this must not change it.
 */
export async function discardUploads(documents: ReceivedDocument[]): Promise<void> {
  for (const { path } of documents) await rm(path, { force: true }).catch(() => {});
}

/** What the parser throws has either a limit's name or no name at all; none of it is our fault. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof StoreFailure) return error;
  const { code } = error as { code?: string };
  if (code?.endsWith("_LIMIT")) return new Refusal(413, "The request is too large");
  return new Refusal(400, FAILURE_TEXTS.validation);
}
