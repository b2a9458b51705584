import { readParts } from "./read-parts.ts";

export const LIMITS = {
  fields: 5,
  files: 5,
  nameBytes: 100,
  headers: 4,
  headerBytes: 2000,
  outsideBytes: 100,
};

export async function* inChunks(body: Buffer, cuts: Iterable<number>): AsyncGenerator<Buffer> {
  let begin = 0;
  for (const cut of cuts) {
    if (cut > begin) yield body.subarray(begin, cut);
    begin = Math.max(begin, cut);
  }
  yield body.subarray(begin);
}

export function* everyByte(body: Buffer): Generator<number> {
  for (let at = 1; at < body.length; at++) yield at;
}

export async function parse(
  body: string | Buffer,
  { boundary = "x", cuts = [] as Iterable<number>, limits = LIMITS } = {},
) {
  const parts = [];
  for await (const part of readParts(inChunks(Buffer.from(body), cuts), boundary, limits)) {
    const chunks: Buffer[] = [];
    for await (const chunk of part.content) chunks.push(chunk);
    parts.push({ ...part, content: Buffer.concat(chunks).toString() });
  }
  return parts;
}
