import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { fieldMistakes } from "./field-mistakes.ts";
import { fieldOffset } from "./field-offset.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { plainMessage } from "./plain-message.ts";
import { yamlMistakes } from "./yaml-mistakes.ts";

/** Null if the fields do not fit, with every mistake reported. The text may begin on a later line of its file. */
export function parseFields<Schema extends z.ZodType>(
  { text: whole, placeholders, report }: ContentFile,
  schema: Schema,
  { text, firstLine } = { text: whole, firstLine: 1 },
): z.output<Schema> | null {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const unreadable = yamlMistakes(document, text);
  for (const { offset, message } of unreadable) report(lineAt(offset), "", message);
  if (unreadable.length > 0) return null;

  const data = fillPlaceholders(document.toJS() ?? {}, placeholders);
  const result = schema.safeParse(data, { error: plainMessage });
  if (result.success) return result.data;
  for (const { path, message } of fieldMistakes(result.error.issues, data)) {
    report(lineAt(fieldOffset(path, document)), path.map(String).join("."), message);
  }
  return null;
}
