const MAX_MESSAGE = 200;
const MAX_FRAMES = 5;

/** What may be personal in the message of an error is replaced: texts in quotation marks unless they are names in code,
 * e-mail addresses, queries and fragments of URLs, and long numbers. */
export function scrubMessage(message: string): string {
  return message
    .slice(0, 4 * MAX_MESSAGE)
    .replaceAll(/[\w.+-]+@[\w.-]+/g, "[e-mail]")
    .replaceAll(/(["“`])[^"”`]*(["”`]|$)/g, "[text]")
    .replaceAll(/(\w* )?'([^']*)('|$)/g, (quoted, before: string | undefined, inside: string) =>
      isNameInCode(before, inside) ? quoted : `${before ?? ""}[text]`,
    )
    .replaceAll(/[?#]\S*/g, "")
    .replaceAll(/[+\d][\d ()-]{4,}/g, "[number]")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_MESSAGE);
}

/** Places in our own files, such as `/assets/entry-1a2b.js:1:234`; nothing else of a stack is kept. */
export function ownFrames(stack: string): string[] {
  const frames = stack.match(/(?:\/desk)?\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? [];
  return frames.slice(0, MAX_FRAMES);
}

/** The path of a page without query, ids and other long numbers. */
export function scrubPath(url: string): string {
  const path = URL.parse(url, "http://page")?.pathname ?? "";
  return path
    .replaceAll(/\/(?=[^/]*\d)[\w-]{8,}(?=\/|$)/g, "/:id")
    .replaceAll(/[^\w/.:-]/g, "")
    .slice(0, 100);
}

/** Browsers quote names of properties and functions like `(reading 'name')`. */
function isNameInCode(before = "", inside: string): boolean {
  return (
    /^(call|construct|execute|on|property|reading|setting) $/.test(before) &&
    /^[\w$]{1,40}$/.test(inside)
  );
}
