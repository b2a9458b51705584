import { z } from "zod";
import { id, isoDate, key, line, summary } from "#catalog/fields.ts";

export const section = z.strictObject({
  /** The anchor of the section's heading. */
  id: key,
  heading: line,
  paragraphs: z.array(line).min(1),
  list: z.array(line).min(2).optional(),
});

export const postSchema = z.strictObject({
  id,
  key,
  title: line,
  category: line,
  // [3.024] These two words leave the program as class names.
  format: z.enum(["format-standard-image", "format-video"]),
  author: line,
  authorTitle: line,
  publishedLabel: z.string().regex(/^\d{2} [A-Z]{3},\d{2}$/, 'must be written as in "14 AUG,21"'),
  publishedOn: isoDate,
  commentCount: z.string().regex(/^\d+$/, "must be a number as text"),
  summary,
  sections: z.array(section).min(1),
  quote: z.strictObject({ text: line, by: line }),
  tags: z.array(line).min(1),
});

export type Post = z.infer<typeof postSchema>;
export type PostSection = z.infer<typeof section>;
