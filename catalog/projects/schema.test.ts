import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectFacts, projectWords } from "./schema.ts";
import { readProjects } from "./read-projects.ts";

const facts = {
  id: 7,
  category: "Residential",
  type: "House",
  status: "Completed",
  year: 2019,
  building: "villas",
  area: "50,000 sq ft",
  location: { place: "Gulberg", city: "Lahore", country: "Pakistan" },
  coordinates: { latitude: 31.5, longitude: 74.3 },
};

function refused(changes: object): string[] {
  const { error } = projectFacts.safeParse({ ...facts, ...changes });
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
}

test("a project of any city, country, year, kind of building and size is accepted", () => {
  const location = { place: "Clifton", city: "Karachi", country: "Pakistan" };
  expect(refused({ location, year: 2041, building: "light-house" })).toEqual([]);
  expect(refused({ location: { ...location, city: "Muscat", country: "Oman" } })).toEqual([]);
  for (const area of ["900 sq ft", "7,530 sq ft", "2,150,000 sq ft"]) {
    expect(refused({ area })).toEqual([]);
  }
});

test("[3.018] an area is text such as 50,000 sq ft", () => {
  for (const area of ["50000 sq ft", "50,000", "4,645 m²", "50,00 sq ft", 50_000]) {
    expect(refused({ area })).toEqual(["area"]);
  }
});

test("[3.019] a category that is not on the list is refused", () => {
  expect(refused({ category: "Landscape" })).toEqual(["category"]);
  expect(refused({ category: "Mixed-Use" })).toEqual(["category"]);
});

test("[3.020] a location has a place, a city and a country", () => {
  expect(refused({ location: { place: "Gulberg", city: "Lahore" } })).toEqual(["location.country"]);
});

test("[3.022] a status that is not on the list is refused", () => {
  expect(refused({ status: "Sold out" })).toEqual(["status"]);
});

test("[3.023] a tagged project must be upcoming and of one of two categories", () => {
  const upcoming = { tag: "upcoming", status: "Upcoming" };
  expect(refused(upcoming)).toEqual([]);
  expect(refused({ ...upcoming, category: "Mixed-Use" })).toEqual([]);
  expect(refused({ ...upcoming, status: "Planning" })).toEqual(["status"]);
  expect(refused({ ...upcoming, category: "Commercial" })).toEqual(["category"]);
  expect(refused({ ...upcoming, tag: "soon" })).toEqual(["tag"]);
});

test("coordinates outside of the valid range are refused", () => {
  expect(refused({ coordinates: { latitude: 91, longitude: 181 } })).toEqual([
    "coordinates.latitude",
    "coordinates.longitude",
  ]);
});

test("a project in the sea is refused with file and line", () => {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync("tests/content", root, { recursive: true });
  const file = join(root, "projects/creek-light/facts.yaml");
  const facts = readFileSync(file, "utf8")
    .replace(/city: .*/, "city: Dubai")
    .replace(/latitude: .*/, "latitude: 25.25")
    .replace(/longitude: .*/, "longitude: 55.1");
  writeFileSync(file, facts);
  const line = facts.split("\n").indexOf("coordinates:") + 1;
  expect(() => readProjects(root)).toThrow(
    `projects/creek-light/facts.yaml:${line}: coordinates: must lie on land, and lies in water on the map of Dubai`,
  );
});

test("every picture of a project is described, none with an empty text", () => {
  const words = { title: "A", subtitle: "B", summary: "C.", alt: { hero: "The house", tile: "" } };
  const { error } = projectWords.safeParse(words);
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "alt.tile",
    "alt.gallery-1",
    "alt.gallery-2",
  ]);
});

test("projects come in the order of their ids, with their texts and alt texts", () => {
  const { projects, alt } = readProjects("tests/content");
  expect(projects.map(({ key, id }) => `${id} ${key}`)).toEqual([
    "2 creek-light",
    "12 harbour-light",
    "101 river-light",
  ]);
  expect(projects[1]).toMatchObject({
    title: "Harbour Light",
    location: { city: "Karachi" },
    year: 2041,
    description: ["One paragraph.", "Another, over two lines."],
  });
  expect(alt).toMatchObject({
    "projects/harbour-light/gallery-1": "The stairs",
    "og/projects/harbour-light": "The house",
  });
});
