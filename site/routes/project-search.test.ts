import { expect, test } from "vitest";
import { readProjects } from "#catalog/projects/read-projects.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { findProjects, toProjectWords } from "#site/features/project-filters/search.ts";
import { toSearchIndex } from "#site/views/search-index.ts";

const lists = {
  synonyms: [
    { when: ["apartment", "flat"], also: ["apartment", "flat", "شقة"] },
    { when: ["two-bedroom"], also: ["2 bed", "two bed", "2 BR", "2BR"] },
    { when: ["mosque"], also: ["masjid"] },
  ],
  placeNames: {
    Lisbon: ["Lisboa"],
    "Porto Alto": ["بورتو ألتو"],
    Portugal: ["PT", "Portuguese Republic"],
  },
  ignoredWords: ["in", "for", "sale"],
};

const [example] = readProjects("tests/content").projects as [Project];

function project(id: string, city: string, changes: Partial<Project>): Project {
  const location = { place: "Old Town", city, country: city === "Muscat" ? "Oman" : "Portugal" };
  return { ...example, id, title: id, location, ...changes };
}

const words = toProjectWords(
  toSearchIndex(
    [
      project("tower", "Lisbon", { summary: "Two-bedroom apartments by the river." }),
      project("court", "Porto Alto", { summary: "Flats round 2 courts, each with a flower bed." }),
      project("hall", "Porto Alto", { type: "Mosque", summary: "Stone from Lisbon, flattened." }),
      project("library", "Muscat", { description: ["A women's library in travertine."] }),
    ],
    lists,
  ),
);

test.each([
  ["a word and its synonyms", "apartment", ["court", "tower"]],
  ["a plural", "Flats", ["court", "tower"]],
  ["words that are ignored", "flats for sale in Lisbon", ["tower"]],
  ["a synonym in another script", "شقة", ["court", "tower"]],
  ["a synonym of another word", "masjid", ["hall"]],
  ["a phrase, not its words apart", "2 bed", ["tower"]],
  ["a phrase of one word", "2BR", ["tower"]],
  ["a phrase among other words", "Lisbon 2 bed flat", ["tower"]],
  ["a city, not a text that mentions it", "Lisbon", ["tower"]],
  ["another name of a city", "lisboa", ["tower"]],
  ["a city in another script", "بورتو ألتو", ["court", "hall"]],
  ["a country by its short name", "PT", ["court", "hall", "tower"]],
  ["a word without its apostrophe", "womens", ["library"]],
  ["the beginning of a word", "libr", ["library"]],
  ["a word that occurs, not one that begins with it", "flat", ["court", "tower"]],
  ["all words of a query", "flat porto alto", ["court"]],
  ["nothing where one word is missing", "flat castle", []],
])("the search finds %s: %s", (_, question, found) => {
  expect([...findProjects(question, words)].toSorted()).toEqual(found);
});
