import { z } from "zod";
import { line, lines } from "#catalog/fields.ts";
import { readPage } from "#catalog/loader/read-page.ts";

const pointsSection = z.strictObject({ heading: line, sentence: line, points: lines });

const page = readPage(
  "project",
  z.strictObject({
    services: line,
    strategies: pointsSection,
    goals: pointsSection,
    results: pointsSection,
    clientQuote: z.strictObject({ text: line, name: line, role: line }),
    approach: z.strictObject({ heading: line, paragraphs: lines }),
  }),
);

/** [2.063] The same on every project page. */
export const projectServices = page.services;
export const projectStrategies = page.strategies;
export const projectGoals = page.goals;
export const projectResults = page.results;
export const projectClientQuote = page.clientQuote;
export const projectApproach = page.approach;
