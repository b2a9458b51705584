import { z } from "zod";
import { line, order, path } from "./fields.ts";
import { noText } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";

/** [2.036] The id of a slide is the key of the project it shows. */
const slides = readEntries("slides", {
  facts: z.strictObject({ order, link: path }),
  words: z.strictObject({ title: line, line, linkLabel: line }),
  text: noText,
}).map(({ key, facts: { link }, words }) => ({ id: key, ...words, link }));

export type HeroSlide = (typeof slides)[number];

export function heroSlides(): HeroSlide[] {
  return slides;
}
