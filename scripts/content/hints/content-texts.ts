import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { readText } from "#catalog/loader/content-file.ts";
import { splitFrontMatter } from "#catalog/loader/front-matter.ts";

/** One text of the content and its location. The text of a Markdown file has the field "text". */
export type ContentText = { file: string; line: number; field: string; text: string };

/** All English texts of the content, in the order of their files. */
export function contentTexts(folder: string): ContentText[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(^|[\\/])en\.(md|yaml)$/.test(name))
    .toSorted()
    .flatMap((name) => textsIn(join(folder, name)));
}

function textsIn(file: string): ContentText[] {
  const source = readText(file);
  const parts = splitFrontMatter(source);
  if (!parts) return yamlTexts(file, source, 0);
  return [
    ...yamlTexts(file, parts.front, 1),
    ...fromMarkdown(parts.text).children.map(({ position }) => ({
      file,
      line: (position?.start.line ?? 1) + parts.linesBefore,
      field: "text",
      text: parts.text.slice(position?.start.offset, position?.end.offset),
    })),
  ];
}

function yamlTexts(file: string, source: string, linesBefore: number): ContentText[] {
  const lineCounter = new LineCounter();
  const texts: ContentText[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Scalar(key, { value, range }, path) {
      if (key === "key" || typeof value !== "string") return;
      const line = lineCounter.linePos(range?.[0] ?? 0).line + linesBefore;
      const pair = path.find(isPair);
      const field = isScalar(pair?.key) ? String(pair.key.value) : "";
      texts.push({ file, line, field, text: value });
    },
  });
  return texts;
}
