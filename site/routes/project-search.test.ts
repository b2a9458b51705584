import { expect, test } from "vitest";
import { allProjects, findProject, upcomingProjects } from "#catalog/projects/projects.ts";
import { findProjects, toProjectWords } from "#site/features/project-filters/search.ts";
import { loader } from "./project-search.ts";

const everyProject = [...upcomingProjects(), ...allProjects()];
const words = toProjectWords(await loader().json());

function titles(question: string): string[] {
  return [...findProjects(question, words)].map((id) => findProject(id)?.title ?? id).toSorted();
}

/** The titles of the projects whose own texts say something. */
function saying(words: RegExp, projects = everyProject): string[] {
  const found = projects.filter((project) => words.test(JSON.stringify(project)));
  return found.map(({ title }) => title).toSorted();
}

const apartments = /\b(apartment|flat)s?\b/i;
const inLahore = everyProject.filter(({ location }) => location.city === "Lahore");

test.each(["apartment", "flat", "Flats", "apartments for sale"])(
  "%s finds every project whose texts speak of apartments or flats",
  (question) => expect(titles(question)).toEqual(saying(apartments)),
);

test.each(["2 bed", "2 beds", "two-bedroom", "2BR", "2 bhk", "Dubai 2 bed flat"])(
  "%s finds the projects with two-bedroom apartments, and not every one with a 2 and a bed",
  (question) => expect(titles(question)).toEqual(saying(/two-bedroom/)),
);

test.each([
  ["Dubai", "Dubai"],
  ["Dubai", "دبي"],
  ["Dubai", "دبئی"],
  ["Islamabad", "اسلام آباد"],
  ["Islamabad", "إسلام آباد"],
  ["Lahore", "lahore"],
  ["Lahore", "لاہور"],
  ["Lahore", "لاهور"],
  ["Peshawar", "پشاور"],
  ["Peshawar", "بيشاور"],
])("the projects in %s are found by %s, and no others", (city, question) => {
  const there = everyProject.filter(({ location }) => location.city === city);
  expect(titles(question)).toEqual(there.map(({ title }) => title).toSorted());
});

test.each([
  ["UAE", "United Arab Emirates"],
  ["الإمارات", "United Arab Emirates"],
  ["پاکستان", "Pakistan"],
])("%s finds the projects in the %s", (question, country) => {
  const there = everyProject.filter(({ location }) => location.country === country);
  expect(titles(question)).toEqual(there.map(({ title }) => title).toSorted());
});

test.each([
  ["masjid", /\bmosque/i],
  ["medical clinic", /\bclinic\b/i],
  ["factory", /\bworkshops\b/i],
  ["retail", /\barcade\b/i],
  ["workspace", /\boffices\b/i],
  ["highway", /\boverpass\b/i],
  ["house", /\bvillas\b/i],
  ["گلبرگ", /\bgulberg\b/i],
  ["womens", /\bwomen's\b/i],
])("%s finds the projects whose title, kind or place says %s", (question, said) => {
  const named = everyProject.filter(({ title, type, location }) =>
    said.test([title, type, location.place].join(" ")),
  );
  expect(named).not.toEqual([]);
  for (const { title } of named) expect(titles(question)).toContain(title);
});

test("a word is matched exactly where it occurs, and as a prefix otherwise", () => {
  expect(titles("libr")).toEqual(saying(/\blibr/i));
  expect(titles("travertine")).toEqual(saying(/\btravertine\b/i));
  const flattening = saying(/\bflatten/i).filter((title) => !saying(apartments).includes(title));
  expect(flattening).not.toEqual([]);
  for (const title of flattening) expect(titles("flat")).not.toContain(title);
});

test("all words of a query must match", () => {
  expect(titles("flat lahore")).toEqual(saying(apartments, inLahore));
  expect(titles("فلیٹ لاہور")).toEqual(saying(apartments, inLahore));
  expect(titles("flat castle")).toEqual([]);
});
