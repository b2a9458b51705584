import { z } from "zod";
import { isoDate, key, line, summary } from "#catalog/fields.ts";
import { section } from "#catalog/posts/schema.ts";

export const legalTextSchema = z.strictObject({
  id: key,
  title: line,
  summary,
  changedOn: isoDate,
  sections: z.array(section).min(3),
});

export type LegalText = z.infer<typeof legalTextSchema>;
