import { readFileSync } from "node:fs";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { placeNames, synonyms } from "#catalog/projects/search-words.ts";
import type { Advice } from "./advice.ts";

const FILE = "content/search/facts.yaml";

/** Places without other names, and names and synonyms that no project needs. */
export function searchAdvice(): Advice[] {
  const projects = [...upcomingProjects(), ...allProjects()];
  const everyText = JSON.stringify(projects).toLowerCase();
  const places = new Set(projects.flatMap(({ location }) => Object.values(location)));
  const missing = [...places].filter((place) => !(place in placeNames));
  const unused = Object.keys(placeNames).filter((place) => !places.has(place));
  const unsaid = synonyms
    .flatMap(({ when }) => when)
    .filter((words) => !everyText.includes(words.toLowerCase()));
  return [
    ...missing.map((place) => ({ at: "placeNames:", message: `${place} has no other names yet` })),
    ...unused.map((place) => ({ at: `${place}:`, message: `no project is in ${place}` })),
    ...unsaid.map((words) => ({ at: words, message: `no project says "${words}"` })),
  ].map(({ at, message }) => ({ file: FILE, line: lineOf(at), message }));
}

function lineOf(text: string): number {
  const source = readFileSync(FILE, "utf8");
  return source.slice(0, Math.max(0, source.indexOf(text))).split("\n").length;
}
