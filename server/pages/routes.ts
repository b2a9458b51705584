import { createReadStream } from "node:fs";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isNotModified } from "#server/http/not-modified.ts";
import { cacheControl, REVALIDATED } from "./cache-control.ts";
import { findFile } from "./find-file.ts";
import { memoryResponse, writeResponse } from "./memory-response.ts";
import { readRange } from "./negotiation.ts";
import { keepPlainContent } from "./plain-content.ts";
import type { DiskFile, MemoryFile, Site } from "./site.ts";

export const PAGES_ROUTE = "/*";
const READING_METHODS = ["GET", "HEAD"];

export function servePages(
  app: FastifyInstance,
  site: Site,
  plainContent = keepPlainContent(),
): void {
  app.all(PAGES_ROUTE, { onRequest: refuseOtherMethods, childLoggerFactory }, (request, reply) => {
    const [path = "", query = ""] = splitOnce(request.raw.url ?? "/", "?");
    const finding = findFile(site, path);
    if (!finding) return sendFromMemory(site.notFound, 404, REVALIDATED, request, reply);
    if ("redirect" in finding) {
      return reply.redirect(query ? `${finding.redirect}?${query}` : finding.redirect, 301);
    }
    const { file, path: foundPath } = finding;
    if (file.place === "disk") {
      reply.header("cache-control", cacheControl(foundPath, query));
      return sendFromDisk(file, request, reply);
    }
    return sendFromMemory(file, 200, cacheControl(foundPath, query), request, reply);
  });

  /** Bypasses Fastify's reply, which costs more. */
  function sendFromMemory(
    file: MemoryFile,
    status: 200 | 404,
    caching: string,
    { raw, protocol }: FastifyRequest,
    reply: FastifyReply,
  ) {
    const secure = protocol === "https";
    const response = memoryResponse(file, raw, {
      status,
      cacheControl: caching,
      secure,
      plainContent,
    });
    reply.hijack();
    writeResponse(reply.raw, response);
  }
}

/** Pages log nothing, so they need no child logger. */
const childLoggerFactory = (log: FastifyBaseLogger) => log;

function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (READING_METHODS.includes(request.method)) return done();
  reply
    .code(405)
    .header("allow", READING_METHODS.join(", "))
    .type("text/plain; charset=utf-8")
    .send("Method not allowed");
}

function sendFromDisk(file: DiskFile, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${file.tag}"`;
  reply.header("etag", etag).header("accept-ranges", "bytes");
  if (isNotModified(request.headers["if-none-match"], etag)) return reply.code(304).send();

  const ifRange = request.headers["if-range"];
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = isSameFile ? readRange(request.headers.range, file.bytes) : null;
  if (range === "outside") {
    return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${file.bytes}`);
  reply.type(file.type).header("content-length", end - start + 1);
  if (request.method === "HEAD" || file.bytes === 0) return reply.send();
  return reply.send(createReadStream(file.path, { start, end }));
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
