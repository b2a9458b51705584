import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { Problem } from "./content-error.ts";
import { readText } from "./content-file.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import { contentPath } from "./content-path.ts";
import { fieldOffset } from "./field-offset.ts";
import { splitFrontMatter } from "./front-matter.ts";

export type FieldPath = readonly (string | number)[];

export function problemAt(name: string, path: FieldPath, message: string): Problem {
  const text = readText(join(CONTENT_FOLDER, name));
  const front = name.endsWith(".md") ? splitFrontMatter(text)?.front : undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(front ?? text, { lineCounter });
  const { line } = lineCounter.linePos(fieldOffset(path, document));
  // The front matter begins on the second line.
  const linesBefore = front === undefined ? 0 : 1;
  return { file: contentPath(name), line: line + linesBefore, field: path.join("."), message };
}
