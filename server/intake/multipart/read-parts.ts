import { ByteSource } from "./byte-source.ts";
import { malformed, tooLarge } from "./malformed.ts";
import { parsePartHead, type PartHead } from "./part-headers.ts";

export type Part = PartHead & {
  /** Must be read before the next part is requested; the rest is skipped. */
  content: AsyncIterable<Buffer>;
};

type PartLimits = {
  fields: number;
  files: number;
  nameBytes: number;
  headers: number;
  headerBytes: number;
  /** Browsers write next to nothing before the first part and after the last. */
  outsideBytes: number;
};

const LINE_END = Buffer.from("\r\n");
const DASHES = Buffer.from("--");

/** RFC 7578, read on demand. The first malformed or excessive part throws an HttpError. */
export async function* readParts(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
  limits: PartLimits,
): AsyncGenerator<Part, void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const iterator = chunks[Symbol.asyncIterator]() as AsyncIterator<Buffer, void>;
  // The first delimiter may be at the very start, without a line end before it.
  const source = new ByteSource(iterator, LINE_END);
  const counts = { fields: 0, files: 0 };
  try {
    await skipPreamble(source.contentUntil(delimiter), limits);
    while (!(await source.skipIfNext(DASHES))) {
      const padding = await source.readLine(limits.headerBytes);
      if (!/^[\t ]*$/.test(padding)) throw malformed();
      const head = parsePartHead(await readHeaderLines(source, limits));
      const kind = head.fileName === null ? "fields" : "files";
      if (++counts[kind] > limits[kind]) throw tooLarge();
      if (Buffer.byteLength(head.name) > limits.nameBytes) throw tooLarge();
      yield { ...head, content: source.contentUntil(delimiter) };
      await source.skipContent(delimiter);
    }
    await source.skipToEnd(limits.outsideBytes);
  } finally {
    await iterator.return?.();
  }
}

async function skipPreamble(preamble: AsyncIterable<Buffer>, { outsideBytes }: PartLimits) {
  let bytes = 0;
  for await (const chunk of preamble) {
    bytes += chunk.length;
    if (bytes > outsideBytes) throw malformed();
  }
}

async function readHeaderLines(source: ByteSource, limits: PartLimits): Promise<string[]> {
  const lines: string[] = [];
  let bytes = limits.headerBytes;
  for (;;) {
    const line = await source.readLine(bytes);
    if (line === "") return lines;
    if (lines.push(line) > limits.headers) throw tooLarge();
    bytes -= Buffer.byteLength(line);
  }
}
