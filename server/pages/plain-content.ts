import { gunzipSync } from "node:zlib";
import type { MemoryFile } from "./site.ts";

export type PlainContent = (file: MemoryFile) => Buffer;

/** All files take 19 MB, a large page 0.3 MB. With 4 MiB, a client that requests everything makes the process
 * grow by 70 MB, because old garbage is collected late. */
const MAX_BYTES = 2 * 1024 * 1024;

type Options = { unpack?: (content: Buffer) => Buffer; maxBytes?: number };

/** For clients without compression. Files are stored compressed, and decompressing costs more than sending, so
 * the latest ones are cached. */
export function keepPlainContent({
  unpack = (content) => gunzipSync(content),
  maxBytes = MAX_BYTES,
}: Options = {}): PlainContent {
  /** The least recently used file is first. */
  const kept = new Map<MemoryFile, Buffer>();
  let bytes = 0;

  function keep(file: MemoryFile, content: Buffer): void {
    kept.set(file, content);
    bytes += content.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return function plainContent(file) {
    if (file.content) return file.content;
    const known = kept.get(file);
    if (known) {
      kept.delete(file);
      kept.set(file, known);
      return known;
    }
    const content = unpack(file.compressed.gzip!);
    if (content.length <= maxBytes) keep(file, content);
    return content;
  };
}
