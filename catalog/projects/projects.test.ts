import { expect, test } from "vitest";
import {
  allProjects,
  findProject,
  firstProjects,
  latestProjects,
  projectCities,
  upcomingProjects,
} from "./projects.ts";
import { selectedProjects } from "./selected-projects.ts";
import { projectCategories, projectStatuses } from "./schema.ts";

const listed = allProjects();
const everyProject = [...listed, ...upcomingProjects()];

function ids(projects: { id: string }[]): string[] {
  return projects.map((project) => project.id);
}

test("[3.018] projects are sorted by id", () => {
  const numbers = ids(listed).map(Number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

test("[3.018] no two projects share an id, a title, a key, a subtitle or a summary", () => {
  for (const field of ["id", "title", "key", "subtitle", "summary"] as const) {
    const values = everyProject.map((project) => project[field].toLowerCase());
    expect(new Set(values).size).toBe(everyProject.length);
  }
});

test("[3.019] every category occurs", () => {
  const used = new Set<string>(listed.map((project) => project.category));
  expect(used).toEqual(new Set(projectCategories));
});

test("[3.020] there are projects in Dubai, Islamabad, Lahore and Peshawar", () => {
  const cities = everyProject.map(({ location }) => `${location.city}, ${location.country}`);
  expect(cities).toEqual(
    expect.arrayContaining([
      "Dubai, United Arab Emirates",
      "Islamabad, Pakistan",
      "Lahore, Pakistan",
      "Peshawar, Pakistan",
    ]),
  );
});

test("cities are those of all projects, each once, in alphabetical order", () => {
  const cities = projectCities();
  expect(new Set(cities)).toEqual(new Set(everyProject.map(({ location }) => location.city)));
  expect(cities).toEqual([...new Set(cities)].toSorted());
});

test("[3.021] there are projects of 7,530 and of 150,000 sq ft", () => {
  const areas = everyProject.map((project) => project.area);
  expect(areas).toEqual(expect.arrayContaining(["7,530 sq ft", "150,000 sq ft"]));
});

test("[3.022] every status occurs", () => {
  const used = new Set(listed.map((project) => project.status));
  expect(used).toEqual(new Set(projectStatuses));
});

test("[3.023] upcoming projects have ids of their own and are found by them", () => {
  expect(upcomingProjects()).not.toEqual([]);
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

test("[2.062] the selected projects are 10 to 14 and 15 to 18 of the list", () => {
  expect(selectedProjects).toEqual({ grid: listed.slice(9, 14), carousel: listed.slice(14, 18) });
});

test("[2.063] a project is found by its id", () => {
  for (const project of everyProject) expect(findProject(project.id)).toBe(project);
});

test("[3.045] an unknown id finds nothing", () => {
  for (const unknown of ["0", "99999", "", "warsan-tower", "03"]) {
    expect(findProject(unknown)).toBeNull();
  }
});

test("[9.013] the footer takes the first six projects, related projects the first three", () => {
  expect(firstProjects(6)).toEqual(listed.slice(0, 6));
  expect(firstProjects(3)).toEqual(listed.slice(0, 3));
});

test("[9.013] the side panel takes the six latest projects", () => {
  const latest = latestProjects(6);
  const others = listed.filter((project) => !latest.includes(project));
  expect(latest).toHaveLength(6);
  expect(Math.min(...latest.map((project) => project.year))).toBeGreaterThanOrEqual(
    Math.max(...others.map((project) => project.year)),
  );
});
