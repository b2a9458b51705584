import * as words from "#words/file-field.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** "340 KB", "1.2 MB", in the units of the limits. */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return words.megabytes((bytes / MEGABYTE).toFixed(1));
  return words.kilobytes(Math.max(1, Math.round(bytes / KILOBYTE)));
}
