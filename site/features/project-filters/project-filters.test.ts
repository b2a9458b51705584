import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./filter-url.ts";
import {
  applyFilters,
  choices,
  type Filterable,
  isNarrowed,
  noFilters,
} from "./project-filters.ts";

const library = makeProject({ title: "Model Town Library", city: "Lahore", year: 2013 });
const hospital = makeProject({ title: "Women's Hospital", city: "Peshawar", area: "97,600 sq ft" });
const tower = makeProject({ title: "Bay Tower", category: "Residential", status: "Upcoming" });
const all = [library, hospital, tower];

test("without filters all projects stay in their order", () => {
  expect(applyFilters(all, noFilters)).toEqual(all);
  expect(isNarrowed(noFilters)).toBe(false);
});

test("facets filter, alone and combined", () => {
  expect(applyFilters(all, { ...noFilters, city: "Lahore" })).toEqual([library]);
  expect(applyFilters(all, { ...noFilters, status: "Upcoming" })).toEqual([tower]);
  expect(applyFilters(all, { ...noFilters, city: "Lahore", status: "Upcoming" })).toEqual([]);
});

test("a search needs all its words, in any order or case", () => {
  expect(applyFilters(all, { ...noFilters, search: "  lahore LIBRARY " })).toEqual([library]);
  expect(applyFilters(all, { ...noFilters, search: "hosp" })).toEqual([hospital]);
  expect(applyFilters(all, { ...noFilters, search: "lahore tower" })).toEqual([]);
});

test("a sort order keeps all projects", () => {
  expect(applyFilters(all, { ...noFilters, sort: "largest" })[0]).toBe(hospital);
  expect(applyFilters(all, { ...noFilters, sort: "latest" }).at(-1)).toBe(library);
  expect(applyFilters(all, { ...noFilters, sort: "name" })).toEqual([tower, library, hospital]);
  expect(isNarrowed({ ...noFilters, sort: "name" })).toBe(false);
});

test("only values that occur are offered", () => {
  expect(choices(all, "city")).toEqual(["Dubai", "Lahore", "Peshawar"]);
});

test("only active filters are in the URL, and are read back the same", () => {
  const filters = { ...noFilters, city: "Lahore", search: "garden", sort: "latest" as const };
  const url = writeFilters(filters);
  expect(url.toString()).toBe("city=Lahore&search=garden&sort=latest");
  expect(readFilters(url, { category: [], city: ["Lahore"], status: [] })).toEqual(filters);
});

test("unknown values in the URL are ignored", () => {
  const url = new URLSearchParams("city=Atlantis&sort=toString");
  expect(readFilters(url, { category: [], city: ["Lahore"], status: [] })).toEqual(noFilters);
});

function makeProject(facts: Partial<Filterable>): Filterable {
  return {
    id: facts.title ?? "1",
    title: "House",
    subtitle: "",
    location: facts.city ?? "Dubai",
    category: "Architecture",
    city: "Dubai",
    status: "Completed",
    area: "8,000 sq ft",
    year: 2020,
    ...facts,
  };
}
