import { expect, test } from "vitest";
import { allFunFacts } from "./fun-facts.ts";
import { introductions } from "./introductions.ts";
import { allProjects, upcomingProjects } from "./projects/projects.ts";
import { teamStatisticsNote } from "./team.ts";

const listed = allProjects().length;
const shown = listed + upcomingProjects().length;

test("texts that count the projects agree with the list", () => {
  const note = allFunFacts().find(({ id }) => id === "projects")?.note;
  expect(note).toContain(`of the ${shown} on this site`);
  expect(teamStatisticsNote).toContain(`the ${shown} larger ones are on our projects page`);
  expect([listed, upcomingProjects().length]).toEqual([40, 4]);
  expect(introductions.landing.projects).toMatch(/^Forty projects: .* Four more /);
});

test("[9.014] between twenty and thirty projects have been handed over, as the figure 20+ says", () => {
  const completed = allProjects().filter(({ status }) => status === "Completed");
  expect(completed.length).toBeGreaterThan(20);
  expect(completed.length).toBeLessThan(30);
  expect(completed.map(({ year }) => year).toSorted()[0]).toBeGreaterThanOrEqual(2010);
});

test("[9.014] we build in fewer countries than the figure says, and its note says how many", () => {
  const countries = new Set(allProjects().map(({ location }) => location.country));
  const note = allFunFacts().find(({ id }) => id === "countries")?.note;
  expect(countries.size).toBe(2);
  expect(note).toContain("We build in two of them.");
});
