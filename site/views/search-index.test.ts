import { expect, test } from "vitest";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { placeNames, synonyms } from "#catalog/projects/search-words.ts";
import { toSearchIndex } from "./search-index.ts";

const everyProject = [...upcomingProjects(), ...allProjects()];

test("every place of a project has its other names, and every such name a project", () => {
  const places = everyProject.flatMap(({ location }) => Object.values(location));
  expect(Object.keys(placeNames).toSorted()).toEqual([...new Set(places)].toSorted());
});

test("every group of synonyms applies to some project", () => {
  const everyText = JSON.stringify(everyProject).toLowerCase();
  for (const { when } of synonyms) {
    for (const words of when) expect(everyText).toContain(words.toLowerCase());
  }
});

test("the index stays small", () => {
  expect(JSON.stringify(toSearchIndex(everyProject)).length).toBeLessThan(40_000);
});
