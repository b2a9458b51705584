import { expect, test } from "vitest";
import {
  allProjects,
  findProject,
  firstProjects,
  latestProjects,
  projectsBetween,
  upcomingProjects,
} from "./projects.ts";
import { areaInSqFt, buildingKinds, projectCategories, projectStatuses } from "./schema.ts";

const listed = allProjects();
const everyProject = [...listed, ...upcomingProjects()];

function ids(projects: { id: string }[]): string[] {
  return projects.map((project) => project.id);
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

test("[3.018] there are forty projects, in the order of their ids", () => {
  expect(ids(listed)).toEqual(range(1, 40));
});

test("[3.018] no two projects share a title, a key, a subtitle or a summary", () => {
  for (const field of ["title", "key", "subtitle", "summary"] as const) {
    const values = everyProject.map((project) => project[field].toLowerCase());
    expect(new Set(values).size).toBe(everyProject.length);
  }
});

test("[3.019] every category occurs, and Mixed-Use is kept for upcoming projects", () => {
  const used = new Set<string>(listed.map((project) => project.category));
  expect(used).toEqual(new Set(projectCategories));
});

test("[3.020] projects stand in Dubai, Islamabad, Lahore and Peshawar", () => {
  const cities = new Set(
    everyProject.map(({ location }) => `${location.city}, ${location.country}`),
  );
  expect(cities).toEqual(
    new Set([
      "Dubai, United Arab Emirates",
      "Islamabad, Pakistan",
      "Lahore, Pakistan",
      "Peshawar, Pakistan",
    ]),
  );
});

test("[3.021] areas reach from 7,530 to 150,000 sq ft and no further", () => {
  const areas = everyProject.map((project) => areaInSqFt(project.area));
  expect(Math.min(...areas)).toBe(7_530);
  expect(Math.max(...areas)).toBe(150_000);
});

test("[3.022] every status occurs", () => {
  const used = new Set(listed.map((project) => project.status));
  expect(used).toEqual(new Set(projectStatuses));
});

test("[3.023] four upcoming projects have ids of their own and are found by them", () => {
  expect(ids(upcomingProjects())).toEqual(range(41, 44));
  for (const project of upcomingProjects()) {
    expect(project).toMatchObject({ status: "Upcoming", tag: "upcoming" });
    expect(["Residential", "Mixed-Use"]).toContain(project.category);
    expect(findProject(project.id)).toBe(project);
  }
});

test("[3.023] both kinds of upcoming project occur, and the main list carries no tag", () => {
  const kinds = new Set(upcomingProjects().map((project) => project.category));
  expect(kinds).toEqual(new Set(["Residential", "Mixed-Use"]));
  expect(listed.filter((project) => "tag" in project)).toEqual([]);
});

test("[2.038] the first six projects are upcoming or under way", () => {
  const underWay = ["Upcoming", "Planning", "In Progress", "Under Construction"];
  for (const project of firstProjects(6)) expect(underWay).toContain(project.status);
});

test("[2.036] the three projects of the hero stand first", () => {
  expect(firstProjects(3).map(({ title, location }) => `${title}, ${location.place}`)).toEqual([
    "Indus Residence Phase 2, Dubai South",
    "Indus Residence, Dubai South",
    "Warsan Tower, Warsan",
  ]);
});

test("[2.062] projects are counted from one, with both ends", () => {
  expect(ids(projectsBetween(10, 14))).toEqual(range(10, 14));
  expect(ids(projectsBetween(15, 18))).toEqual(range(15, 18));
});

test("[2.063] a project is found by its id", () => {
  expect(findProject("3")?.title).toBe("Warsan Tower");
});

test("[3.045] an unknown id finds nothing", () => {
  for (const unknown of ["0", "45", "", "warsan-tower", "03"]) {
    expect(findProject(unknown)).toBeNull();
  }
});

test("[9.013] the footer takes the first six projects, related projects the first three", () => {
  expect(ids(firstProjects(6))).toEqual(range(1, 6));
  expect(ids(firstProjects(3))).toEqual(range(1, 3));
});

test("[9.013] the side panel takes the six latest projects", () => {
  const latest = latestProjects(6);
  const others = listed.filter((project) => !latest.includes(project));
  expect(latest).toHaveLength(6);
  expect(Math.min(...latest.map((project) => project.year))).toBeGreaterThanOrEqual(
    Math.max(...others.map((project) => project.year)),
  );
  expect(ids(allProjects())).toEqual(range(1, 40));
});

test("completed projects lie behind the copyright year, the others ahead of it", () => {
  for (const { status, year } of everyProject) expect(year <= 2024).toBe(status === "Completed");
});

test("every kind of building in the list is built somewhere", () => {
  expect(new Set(everyProject.map((project) => project.building))).toEqual(new Set(buildingKinds));
});
