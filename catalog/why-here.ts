import { z } from "zod";
import { line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";
import { yieldPlaceholders } from "./developments/yields.ts";

export const whyHere = readPage(
  "why-here",
  z.strictObject({
    eyebrow: line,
    heading: line,
    reasons: z.array(
      z.strictObject({
        id: z.enum(["yield", "tax", "airport", "ownership"]),
        claim: line,
        explanation: line,
      }),
    ),
  }),
  yieldPlaceholders(),
);

export type WhyHere = typeof whyHere;
