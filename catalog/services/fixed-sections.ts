import { z } from "zod";
import { line, lines } from "#catalog/fields.ts";
import { readPage } from "#catalog/loader/read-page.ts";

const page = readPage(
  "service",
  z.strictObject({
    newsletterHeading: line,
    capabilities: z.strictObject({ heading: line, points: lines }),
    approach: z.strictObject({ heading: line, paragraphs: lines }),
    workProcess: z.strictObject({
      heading: line,
      steps: z.array(z.strictObject({ title: line, text: line })),
    }),
  }),
);

export const { newsletterHeading, capabilities, approach: serviceApproach, workProcess } = page;
