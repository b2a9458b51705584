import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** One text of the content and its location. The text of a Markdown file has the field "text". */
export type ContentText = { file: string; line: number; field: string; text: string };

const ENGLISH = /(^|[\\/])en\.(md|yaml)$/;

/** All English texts of the content, in the order of their files. */
export function contentTexts(folder: string): ContentText[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ENGLISH.test(name))
    .toSorted()
    .flatMap((name) => textsIn(join(folder, name)));
}

function textsIn(file: string): ContentText[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".yaml")) return yamlTexts(file, source, 0);
  const end = source.indexOf("\n---\n", 3) + 1;
  const bodyStart = end + "---\n".length;
  return [
    ...yamlTexts(file, source.slice(4, end), 1),
    ...markdownTexts(file, source.slice(bodyStart), linesIn(source.slice(0, bodyStart))),
  ];
}

function yamlTexts(file: string, source: string, linesBefore: number): ContentText[] {
  const lineCounter = new LineCounter();
  const texts: ContentText[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Scalar(key, { value, range }, path) {
      if (key === "key" || typeof value !== "string") return;
      const line = lineCounter.linePos(range?.[0] ?? 0).line + linesBefore;
      texts.push({ file, line, field: fieldOf(path), text: value });
    },
  });
  return texts;
}

/** The name of the outermost field that holds a value. */
function fieldOf(path: readonly unknown[]): string {
  const pair = path.find(isPair);
  return isScalar(pair?.key) ? String(pair.key.value) : "";
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

function markdownTexts(file: string, source: string, linesBefore: number): ContentText[] {
  return fromMarkdown(source).children.flatMap((block) => {
    const parts = block.type === "list" ? block.children : [block];
    return parts.map(({ position }) => ({
      file,
      line: (position?.start.line ?? 1) + linesBefore,
      field: "text",
      text: source.slice(position?.start.offset, position?.end.offset),
    }));
  });
}
