/** The file's lines, each ended by CRLF as the format demands. */
export function calendarText(lines: string[]): string {
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

export function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const MAX_LINE_BYTES = 75;

/** Continues long lines after a line break and a space, never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  for (const character of line) {
    if (encoder.encode(lines.at(-1) + character).length > MAX_LINE_BYTES) lines.push(" ");
    lines[lines.length - 1] += character;
  }
  return lines.join("\r\n");
}
