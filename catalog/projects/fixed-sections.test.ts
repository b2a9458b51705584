import { expect, test } from "vitest";
import {
  projectApproach,
  projectClientQuote,
  projectGoals,
  projectResults,
  projectServices,
  projectStrategies,
} from "./fixed-sections.ts";

test("[2.063] strategies, goals and results are each a sentence and three or four points", () => {
  const sections = [projectStrategies, projectGoals, projectResults];
  expect(sections.map((section) => section.heading)).toEqual(["Strategies", "Goals", "Results"]);
  for (const { sentence, points } of sections) {
    expect(sentence).toMatch(/\.$/);
    expect([3, 4]).toContain(points.length);
  }
});

test("[2.063] there are a services line, a client quote and an approach text", () => {
  expect(projectServices.split(", ").length).toBeGreaterThan(2);
  expect(projectClientQuote.text.length).toBeGreaterThan(40);
  expect(projectClientQuote.name).not.toBe("");
  expect(projectApproach.paragraphs.length).toBeGreaterThan(0);
});
