import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { readText } from "#catalog/loader/content-file.ts";
import { splitFrontMatter } from "#catalog/loader/front-matter.ts";

/** `field` is "alt.hero", for example, or "text" below the fields of a Markdown file. */
export type ContentText = { file: string; line: number; field: string; text: string };

/** The English texts by default, in the order of the files. */
export function contentTexts(folder: string, names = ["en.md", "en.yaml"]): ContentText[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => names.includes(basename(path)))
    .toSorted()
    .flatMap((path) => textsIn(join(folder, path)));
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
      const keys = path.filter(isPair).map((pair) => (isScalar(pair.key) ? pair.key.value : ""));
      const field = keys.join(".");
      texts.push({ file, line, field, text: value });
    },
  });
  return texts;
}
