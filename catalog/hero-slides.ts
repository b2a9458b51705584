import { z } from "zod";
import { line, order, path } from "./fields.ts";
import { noText } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";
import { requireProjects } from "./projects/known-projects.ts";

/** [2.036] The id of a slide is the key of its project. */
const slides = readEntries("slides", {
  facts: z.strictObject({ order, link: path }),
  words: z.strictObject({ title: line, line, linkLabel: line }),
  text: noText,
}).map(({ key, facts: { link }, words }) => ({ id: key, ...words, link }));

requireProjects(slides.map(({ id: key }) => ({ key, file: `slides/${key}/facts.yaml`, path: [] })));

export type HeroSlide = (typeof slides)[number];

export function heroSlides(): HeroSlide[] {
  return slides;
}
