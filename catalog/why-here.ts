import { z } from "zod";
import { line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

/** [9.015] What speaks for the city in which the company builds. */
export const whyHere = readPage(
  "why-here",
  z.strictObject({
    eyebrow: line,
    heading: line,
    reasons: z.array(
      z.strictObject({
        /** Also names the drawing beside the claim. */
        id: z.enum(["yield", "tax", "airport", "ownership"]),
        claim: line,
        explanation: line,
      }),
    ),
  }),
);

export type WhyHere = typeof whyHere;
