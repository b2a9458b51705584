import { z } from "zod";
import { line, lines, path } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

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
    residence: line,
  }),
);
