import { createReadStream } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControl, REVALIDATED } from "./cache-control.ts";
import { findFile } from "./find-file.ts";
import { chooseEncoding, isNotModified, readRange } from "./negotiation.ts";
import type { DiskFile, MemoryFile, Site } from "./site.ts";

const EMPTY = Buffer.alloc(0);
const READING_METHODS = ["GET", "HEAD"];

export function servePages(app: FastifyInstance, site: Site): void {
  app.all("/*", { onRequest: refuseOtherMethods }, (request, reply) => {
    const [path = "", query = ""] = splitOnce(request.raw.url ?? "/", "?");
    const finding = findFile(site, path);
    if (!finding) return sendNotFound(site, path, request, reply);
    if ("redirect" in finding) {
      return reply.redirect(query ? `${finding.redirect}?${query}` : finding.redirect, 301);
    }
    reply.header("cache-control", cacheControl(finding.address, query));
    return finding.file.place === "memory"
      ? sendFromMemory(finding.file, request, reply)
      : sendFromDisk(finding.file, request, reply);
  });
}

async function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply) {
  if (READING_METHODS.includes(request.method)) return;
  return reply
    .code(405)
    .header("allow", READING_METHODS.join(", "))
    .type("text/plain; charset=utf-8")
    .send("Method not allowed");
}

function sendFromMemory(file: MemoryFile, request: FastifyRequest, reply: FastifyReply) {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const compressed = encoding && file.compressed[encoding];
  const etag = compressed ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
  reply.header("etag", etag).header("vary", "accept-encoding");
  if (file.policy) reply.header("content-security-policy", file.policy);
  if (reply.statusCode === 200 && isNotModified(request.headers["if-none-match"], etag)) {
    return reply.code(304).send();
  }
  if (compressed) reply.header("content-encoding", encoding);
  return reply.type(file.type).send(compressed || plainContent(file));
}

function plainContent({ content, compressed }: MemoryFile): Buffer {
  return content ?? gunzipSync(compressed.gzip ?? EMPTY);
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

/** [2.022] The 404 screen for people; for the site's own script, which wants data, a plain word. */
function sendNotFound(site: Site, path: string, request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).header("cache-control", REVALIDATED);
  if (path.endsWith(".data")) return reply.type("text/plain; charset=utf-8").send("Not found");
  return sendFromMemory(site.notFound, request, reply);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
