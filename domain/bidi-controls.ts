/** Characters that change the direction of text: with them "fdp.exe" can look like "exe.pdf". */
export const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const FIRST_STRONG_ISOLATE = "\u2068";
export const POP_DIRECTIONAL_ISOLATE = "\u2069";

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates the direction of typed text, so that an Urdu name does not reorder its line. Not for data that a
 * program reads. */
export function isolate(typed: string): string {
  if (!RIGHT_TO_LEFT.test(typed)) return typed;
  return typed
    .split("\n")
    .map((line) => `${FIRST_STRONG_ISOLATE}${line}${POP_DIRECTIONAL_ISOLATE}`)
    .join("\n");
}
