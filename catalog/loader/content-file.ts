import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Problem } from "./content-error.ts";
import type { Placeholders } from "./placeholders.ts";

/** The text of a file, and where its mistakes are reported. */
export type ContentFile = {
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
    return { text: readFileSync(path, "utf8").replaceAll("\r\n", "\n"), placeholders, report };
  }
  report(1, "", "this file is missing");
  return null;
}
