import type { Encoding } from "./compression.ts";

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** Nearly every client sends one of these. */
const COMMON = new Map(
  ["gzip, deflate, br, zstd", "gzip, deflate, br", "gzip, deflate", "gzip"].map((header) => [
    header,
    readAcceptEncoding(header),
  ]),
);

/** The best encoding is first. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (acceptEncoding === undefined) return [];
  return COMMON.get(acceptEncoding) ?? readAcceptEncoding(acceptEncoding);
}

function readAcceptEncoding(header: string): Encoding[] {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!refused) accepted.add(name);
  }
  return ENCODINGS.filter((encoding) => accepted.has(encoding));
}

/** Whether the client has the content with this tag. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = new Set(ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return known.has(etag) || known.has("*");
}

type ByteRange = { start: number; end: number };

/** Both ends are included. Null sends the whole file: for no range, an invalid one, or several, which a server
 * may ignore. */
export function readRange(header: string | undefined, bytes: number): ByteRange | "outside" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "outside" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= bytes ? "outside" : { start, end };
}
