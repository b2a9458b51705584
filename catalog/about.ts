import { z } from "zod";
import { line, lines, path } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

/** [9.016] What the about block and the about page say. */
export const about = readPage(
  "about",
  z.strictObject({
    eyebrow: line,
    heading: line,
    lead: line,
    paragraphs: lines,
    points: lines,
    linkLabel: line,
    link: path,
    storyLabel: line,
    /** Names the pictures beside the text. */
    residence: line,
  }),
);
