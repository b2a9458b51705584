import { rm } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  DOCUMENTS_TOO_LARGE_TEXT,
  isDocumentField,
  MAX_DOCUMENTS_BYTES,
} from "#domain/document.ts";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import {
  type Intake,
  type ReceivedDocument,
  receiveDocument,
} from "#server/intake/documents/receive.ts";
import { TOO_LARGE_TEXT } from "#server/http/response-body.ts";
import { findBoundary } from "#server/intake/multipart/boundary.ts";
import { readParts } from "#server/intake/multipart/read-parts.ts";
import { HttpError } from "#server/http/http-error.ts";

const LIMITS = {
  fields: 60,
  files: 12,
  nameBytes: 100,
  headers: 8,
  headerBytes: 8 * 1024,
  outsideBytes: 1024,
};

const MAX_FIELD_BYTES = 8 * 1024;

const MAX_BYTES_BESIDE_DOCUMENTS = 1024 * 1024;

const MAX_BYTES = MAX_DOCUMENTS_BYTES + MAX_BYTES_BESIDE_DOCUMENTS;

export type Body = { fields: Record<string, unknown>; documents: ReceivedDocument[] };

/** The body stays unread until a handler calls readMultipart. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
}

export function isMultipart(request: FastifyRequest): boolean {
  return request.mediaType === "multipart/form-data";
}

export async function readMultipart(request: FastifyRequest, intake: Intake): Promise<Body> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > MAX_BYTES) throw new HttpError(413, DOCUMENTS_TOO_LARGE_TEXT);
  const boundary = findBoundary(request.headers["content-type"] ?? "");
  if (boundary === null) throw new HttpError(400, FAILURE_TEXTS.validation);
  // No prototype, so that no field name has a special meaning.
  const body: Body = { fields: Object.create(null), documents: [] };
  const totals = { bytes: 0, unpackedBytes: 0 };
  try {
    for await (const part of readParts(request.bodyChunks(MAX_BYTES), boundary, LIMITS)) {
      const { name, fileName, content } = part;
      if (name in Object.prototype) throw new HttpError(400, FAILURE_TEXTS.validation);
      if (fileName === null) {
        body.fields[name] = await readField(name, content);
      } else if (isDocumentField(name) && fileName) {
        const upload = { field: name, fileName, content };
        body.documents.push(await receiveDocument(intake, upload, totals));
      } else {
        totals.bytes += await countBytes(content); // an empty file input, or an unknown one
        if (totals.bytes > MAX_DOCUMENTS_BYTES) throw new HttpError(413, DOCUMENTS_TOO_LARGE_TEXT);
      }
    }
    return body;
  } catch (error) {
    await discardUploads(body.documents);
    throw error;
  }
}

async function readField(field: string, content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > MAX_FIELD_BYTES) throw new HttpError(413, TOO_LARGE_TEXT, { field });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function countBytes(content: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  return bytes;
}

/** A failure must not change the response, and the sweep removes what stays. */
export async function discardUploads(documents: ReceivedDocument[]): Promise<void> {
  for (const { path } of documents) await rm(path, { force: true }).catch(() => {});
}
