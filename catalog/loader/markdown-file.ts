import { fromMarkdown } from "mdast-util-from-markdown";
import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { parseFields } from "./yaml-fields.ts";

export type Block = ReturnType<typeof fromMarkdown>["children"][number];

export type MarkdownText = {
  blocks: Block[];
  refuse(block: { position?: Block["position"] } | undefined, message: string): void;
};

/** `readText` reads the text below the front matter. */
export function parseMarkdown<Schema extends z.ZodType, Text>(
  file: ContentFile,
  schema: Schema,
  readText: (text: MarkdownText) => Text,
): { fields: z.output<Schema> | null; text: Text } | null {
  const parts = splitFrontMatter(file.text);
  if (!parts) {
    file.report(1, "", "must begin with its fields between two lines of ---");
    return null;
  }
  const text = readText({
    blocks: fromMarkdown(parts.text).children,
    refuse: (block, message) =>
      file.report(parts.linesBefore + (block?.position?.start.line ?? 1), "text", message),
  });
  return {
    fields: parseFields(file, schema, { text: parts.front, firstLine: 2 }),
    text: fillPlaceholders(text, file.placeholders) as Text,
  };
}
