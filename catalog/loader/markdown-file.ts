import { fromMarkdown } from "mdast-util-from-markdown";
import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { parseFields } from "./yaml-fields.ts";

export type Block = ReturnType<typeof fromMarkdown>["children"][number];

/** The text below the front matter. */
export type MarkdownText = {
  blocks: Block[];
  /** Reports that a block, or the whole text, cannot be used. */
  refuse(block: { position?: Block["position"] } | undefined, message: string): void;
};

const FENCE = "---\n";

/** The fields of the front matter, and the text below as `readText` understands it. */
export function parseMarkdown<Schema extends z.ZodType, Text>(
  file: ContentFile,
  schema: Schema,
  readText: (text: MarkdownText) => Text,
): { fields: z.output<Schema> | null; text: Text } | null {
  const end = file.text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!file.text.startsWith(FENCE) || end < 0) {
    file.report(1, "", "must begin with its fields between two lines of ---");
    return null;
  }
  const front = file.text.slice(FENCE.length, end + 1);
  const textStart = end + 1 + FENCE.length;
  const linesBefore = file.text.slice(0, textStart).split("\n").length - 1;
  const text = readText({
    blocks: fromMarkdown(file.text.slice(textStart)).children,
    refuse: (block, message) =>
      file.report(linesBefore + (block?.position?.start.line ?? 1), "text", message),
  });
  return {
    fields: parseFields(file, schema, { text: front, firstLine: 2 }),
    text: fillPlaceholders(text, file.placeholders) as Text,
  };
}
