import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified } from "#server/http/not-modified.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { acceptedEncodings } from "./negotiation.ts";
import type { PlainContent } from "./plain-content.ts";
import type { MemoryFile } from "./site.ts";

export type ResponseBody = {
  status: number;
  /** Alternating names and values, which Node writes fastest. */
  headers: string[];
  body: Buffer | undefined;
};

type Circumstances = {
  status: 200 | 404;
  cacheControl: string;
  secure: boolean;
  plainContent: PlainContent;
};

export function memoryResponse(
  file: MemoryFile,
  { method, headers: asked }: Pick<IncomingMessage, "method" | "headers">,
  { status, cacheControl, secure, plainContent }: Circumstances,
): ResponseBody {
  const accepted = acceptedEncodings(asked["accept-encoding"]);
  const encoding = accepted.find((name) => file.compressed[name]);
  const compressed = encoding && file.compressed[encoding];
  const etag = compressed ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
  const headers = securityHeaders(file.policy, secure);
  headers.push("cache-control", cacheControl, "etag", etag, "vary", "accept-encoding");
  if (status === 200 && isNotModified(asked["if-none-match"], etag)) {
    return { status: 304, headers, body: undefined };
  }
  if (compressed) headers.push("content-encoding", encoding);
  const bytes = compressed ? compressed.length : file.bytes;
  headers.push("content-type", file.type, "content-length", String(bytes));
  const body = method === "HEAD" ? undefined : compressed || plainContent(file);
  return { status, headers, body };
}

export function writeResponse(
  response: ServerResponse,
  { status, headers, body }: ResponseBody,
): void {
  response.writeHead(status, headers).end(body);
}
