import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Problem } from "./content-error.ts";

/** The replacement of each {name} in a text. */
export type Placeholders = Record<string, string>;

/** The text of a file, and where its mistakes are reported. */
export type ContentFile = {
  /** Its path from the root of the project. */
  name: string;
  text: string;
  placeholders: Placeholders;
  report(line: number, field: string, message: string): void;
};

/** Opens a content file; null, with a problem reported, where there is none. */
export function openContentFile(
  path: string,
  problems: Problem[],
  placeholders: Placeholders,
): ContentFile | null {
  const file = relative("", path);
  const report: ContentFile["report"] = (line, field, message) =>
    problems.push({ file, line, field, message });
  if (existsSync(path)) {
    return { name: file, text: readText(path), placeholders, report };
  }
  report(1, "", "this file is missing");
  return null;
}

/** The text of a file, without the byte order mark and the line ends that editors on Windows write. */
export function readText(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
}
