import { BIDI_CONTROLS } from "#domain/bidi-controls.ts";

const LINE_BREAKS_AND_TABS = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;
const CONTROLS = /\p{Cc}/gu;

/** Keeps U+200C and U+200D, the joiners of Arabic and Urdu. */
const ZERO_WIDTH = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

const PRINTABLE_ASCII = /^[ -~]*$/;

/** The line cannot move the cursor, change colours or hide a part of itself. */
export function oneSafeLine(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text
    .replace(LINE_BREAKS_AND_TABS, " ")
    .replace(CONTROLS, "\ufffd")
    .replace(BIDI_CONTROLS, "")
    .replace(ZERO_WIDTH, "");
}

export function safeLines(text: string): string[] {
  return text.split("\n").map(oneSafeLine);
}

const NO_WIDTH = /[\p{M}\u2068\u2069\u200c\u200d]/gu;
const DOUBLE_WIDTH =
  /\p{Emoji_Presentation}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/gu;

export function columnsOf(line: string): number {
  if (PRINTABLE_ASCII.test(line)) return line.length;
  const visible = line.replace(NO_WIDTH, "");
  return [...visible].length + (visible.match(DOUBLE_WIDTH)?.length ?? 0);
}
