import { z } from "zod";
import { alt, id, isoDate, line, lines } from "#catalog/fields.ts";
import { sections, type TextSection } from "#catalog/loader/markdown-texts.ts";

export const postFacts = z.strictObject({
  id,
  // [3.024] Used as CSS class names.
  format: z.enum(["format-standard-image", "format-video"]),
  publishedOn: isoDate,
  // [3.024] The count is text.
  commentCount: z.int().min(0).transform(String),
});

export const postWords = z.strictObject({
  title: line,
  category: line,
  summary: line,
  author: line,
  authorTitle: line,
  quote: z.strictObject({ text: line, by: line }),
  tags: lines,
  alt: z.strictObject({ cover: alt, "gallery-1": alt, "gallery-2": alt }),
});

export const postKind = { facts: postFacts, words: postWords, text: sections };

export type PostSection = TextSection;

export type Post = z.infer<typeof postFacts> &
  Omit<z.infer<typeof postWords>, "alt"> & {
    key: string;
    publishedLabel: string;
    sections: PostSection[];
  };
