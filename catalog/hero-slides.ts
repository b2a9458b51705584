import { z } from "zod";
import { defineEntries } from "./define-entries.ts";
import { key, line, path } from "./fields.ts";

const heroSlideSchema = z.strictObject({
  /** The key of the project it shows. */
  id: key,
  title: line,
  line,
  linkLabel: line,
  link: path,
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;

// [2.036] Three slides, each leading to the project list.
const slides = defineEntries("hero slides", heroSlideSchema, [
  {
    id: "indus-residence-phase-2",
    title: "Indus Residence Phase 2",
    line: "124 homes round a second garden court. Plans available now.",
    linkLabel: "View Project",
    link: "/project",
  },
  {
    id: "indus-residence",
    title: "Indus Residence, Dubai South",
    line: "98 apartments round one shaded garden. The frame is up and the sample flat is open.",
    linkLabel: "View Project",
    link: "/project",
  },
  {
    id: "warsan-tower",
    title: "Warsan Tower",
    line: "Twenty-two floors above the lakes of Warsan, every living room turned to the water.",
    linkLabel: "View Project",
    link: "/project",
  },
]);

export function heroSlides(): HeroSlide[] {
  return slides;
}
