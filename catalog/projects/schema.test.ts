import { expect, test } from "vitest";
import { defineEntries } from "#catalog/define-entries.ts";
import { dubaiProjects } from "./dubai.ts";
import { type ListedProject, listedProjectSchema, upcomingProjectSchema } from "./schema.ts";
import { upcomingProjectList } from "./upcoming.ts";

const [sound] = dubaiProjects as [ListedProject];
const [upcoming] = upcomingProjectList;

function define(changes: object) {
  return () => defineEntries("projects", listedProjectSchema, [{ ...sound, ...changes }]);
}

test("a mistake in a project names the project and the field", () => {
  expect(define({ subtitle: "" })).toThrow(`entry "${sound.id}" (${sound.title}): subtitle: `);
});

test("[3.019] a category that is not on the list is refused", () => {
  expect(define({ category: "Landscape" })).toThrow("category");
  expect(define({ category: "Mixed-Use" })).toThrow("category");
});

test("[3.020] a city belongs to its country", () => {
  const location = { place: "Gulberg", city: "Lahore", country: "United Arab Emirates" };
  expect(define({ location })).toThrow("location.country: is not the country of the city");
  expect(define({ location: { ...location, city: "Karachi" } })).toThrow("location.city");
});

test("[3.021] an area beyond the range or in other words is refused", () => {
  for (const area of ["7,530 sq ft", "150,000 sq ft"]) expect(define({ area })).not.toThrow();
  for (const area of ["7,529 sq ft", "150,001 sq ft", "50000 sq ft", "50,000", "4,645 m²"]) {
    expect(define({ area })).toThrow("area");
  }
});

test("[3.022] a status that is not on the list is refused", () => {
  expect(define({ status: "Sold out" })).toThrow("status");
});

test("[3.023] an upcoming project must be upcoming, tagged and of one of two categories", () => {
  const defineUpcoming = (changes: object) => () =>
    defineEntries("upcoming", upcomingProjectSchema, [{ ...upcoming!, ...changes }]);

  expect(defineUpcoming({})).not.toThrow();
  expect(defineUpcoming({ status: "Planning" })).toThrow("status");
  expect(defineUpcoming({ category: "Commercial" })).toThrow("category");
  expect(defineUpcoming({ tag: undefined })).toThrow("tag");
  expect(define({ tag: "upcoming" })).toThrow('"tag"');
});

test("a story of too few words is refused", () => {
  expect(define({ description: ["Too short.", "By far."] })).toThrow(
    "description: must have 90 to 180 words, has 4",
  );
});
