import { extname } from "node:path";

type ContentType = { type: string; compressible: boolean };

const text = (type: string): ContentType => ({
  type: `${type}; charset=utf-8`,
  compressible: true,
});
const binary = (type: string): ContentType => ({ type, compressible: false });

const KEPT_IN_MEMORY: Record<string, ContentType> = {
  ".html": text("text/html"),
  ".js": text("text/javascript"),
  ".css": text("text/css"),
  ".json": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".vtt": text("text/vtt"),
  ".xml": text("application/xml"),
  ".woff2": binary("font/woff2"),
};

const READ_FROM_DISK: Record<string, ContentType> = {
  ".avif": binary("image/avif"),
  ".jpg": binary("image/jpeg"),
  ".jpeg": binary("image/jpeg"),
  ".png": binary("image/png"),
  ".gif": binary("image/gif"),
  ".ico": binary("image/x-icon"),
  ".mp4": binary("video/mp4"),
  ".webm": binary("video/webm"),
  ".pdf": binary("application/pdf"),
};

const MAX_BYTES_IN_MEMORY = 4 * 1024 * 1024;

export function isKeptInMemory(path: string, bytes: number): boolean {
  return extname(path) in KEPT_IN_MEMORY && bytes <= MAX_BYTES_IN_MEMORY;
}

export function contentType(path: string): ContentType {
  const extension = extname(path);
  const known = KEPT_IN_MEMORY[extension] ?? READ_FROM_DISK[extension];
  return known ?? binary("application/octet-stream");
}
