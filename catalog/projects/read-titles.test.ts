import { expect, test } from "vitest";
import { readProjects } from "./read-projects.ts";
import { readTitles } from "./read-titles.ts";

test("every project has the title of its page", () => {
  const { projects } = readProjects();
  expect(readTitles()).toEqual(new Map(projects.map(({ id, title }) => [String(id), title])));
});
