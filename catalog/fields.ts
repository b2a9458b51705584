import { z } from "zod";
import { countWords } from "./words.ts";

/** Fields that several kinds of content have in common. */

export const id = z.string().regex(/^[1-9]\d*$/, 'must be a number as text, such as "7"');

/** Names the pictures of an entry, so it must be safe in a path and never change. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be kebab-case, such as warsan-tower");

export const line = z
  .string()
  .min(1, "must not be empty")
  .refine((text) => text === text.trim(), "must not begin or end with a space");

export const path = z
  .string()
  .regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/, "must be an address on this site");

export const isoDate = z.iso.date();

/** One sentence that also serves search engines, which cut off what is longer. */
export const summary = line.max(160, "must have at most 160 characters");

type Range = { min: number; max: number };

/** Paragraphs of running text, bounded in number and in words altogether. */
export function story({ paragraphs, words }: { paragraphs: Range; words: Range }) {
  return z
    .array(line)
    .min(paragraphs.min, `must have at least ${paragraphs.min} paragraphs`)
    .max(paragraphs.max, `must have at most ${paragraphs.max} paragraphs`)
    .refine((texts) => isWithin(countWords(texts), words), {
      error: ({ input }) =>
        `must have ${words.min} to ${words.max} words, has ${countWords(input as string[])}`,
    });
}

export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}
