import { expect, test } from "vitest";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { readProjects } from "#catalog/projects/read-projects.ts";
import { toSearchIndex } from "./search-index.ts";

test("a project in a new city is found by that city, and others that mention it are not", () => {
  const [creek, harbour] = readProjects("tests/content").projects;
  if (!creek || !harbour) throw new Error("the projects of tests/content are missing");
  const mentioning = { ...creek, summary: "Built with stone from Karachi." };
  const { words } = toSearchIndex([mentioning, harbour]);
  expect(words[harbour.id]?.split(" ")).toContain("karachi");
  expect(words[creek.id]?.split(" ")).not.toContain("karachi");
});

test("the index is smaller than three quarters of the projects' texts", () => {
  const everyProject = [...upcomingProjects(), ...allProjects()];
  const length = (value: unknown) => JSON.stringify(value).length;
  expect(length(toSearchIndex(everyProject)) / length(everyProject)).toBeLessThan(0.75);
});
