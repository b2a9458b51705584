import { z } from "zod";
import { line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

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
);

export type WhyHere = typeof whyHere;
