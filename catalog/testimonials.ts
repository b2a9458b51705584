import { z } from "zod";
import { id, line } from "./fields.ts";
import { paragraphs } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";

const testimonials = readEntries("testimonials", {
  facts: z.strictObject({ id }),
  words: z.strictObject({ name: line, role: line }),
  text: paragraphs,
}).map(({ facts, words, text }) => ({ ...facts, ...words, text: text.join(" ") }));

export type Testimonial = (typeof testimonials)[number];

export function allTestimonials(): Testimonial[] {
  return testimonials;
}
