import type { Encoding } from "./compression.ts";

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** The best encoding is first. */
export function acceptedEncodings(acceptEncoding = ""): Encoding[] {
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!refused) accepted.add(name);
  }
  return ENCODINGS.filter((encoding) => accepted.has(encoding));
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
