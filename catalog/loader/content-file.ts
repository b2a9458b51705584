import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Problem } from "./content-error.ts";

export type Placeholders = Record<string, string>;

export type ContentFile = {
  name: string;
  text: string;
  placeholders: Placeholders;
  report(line: number, field: string, message: string): void;
};

/** Null, with a problem reported, if there is no such file. */
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

/** Removes the byte order mark and the line ends of Windows. */
export function readText(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
}
