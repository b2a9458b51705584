import { z } from "zod";
import { line, order, path } from "./fields.ts";
import { noText } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";
import { requireProjects } from "./projects/known-projects.ts";

/** [2.036] The id of a slide is the key of its project. */
const entries = readEntries("slides", {
  facts: z.strictObject({ order, link: path }),
  words: z.strictObject({
    title: line,
    line,
    linkLabel: line,
    alt: z.strictObject({ wide: line, upright: line }),
  }),
  text: noText,
});

const slides = entries.map(({ key, facts: { link }, words: { alt: _alt, ...words } }) => {
  return { id: key, ...words, link };
});

export const slideAlt: Record<string, string> = Object.fromEntries(
  entries.flatMap(({ key, words: { alt } }) =>
    Object.entries(alt).map(([shape, shown]) => [`slides/${key}/${shape}`, shown]),
  ),
);

requireProjects(slides.map(({ id: key }) => ({ key, file: `slides/${key}/facts.yaml`, path: [] })));

export type HeroSlide = (typeof slides)[number];

export function heroSlides(): HeroSlide[] {
  return slides;
}
