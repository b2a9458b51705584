import { readProjects } from "./read-projects.ts";
import type { Project } from "./schema.ts";

const { projects, alt } = readProjects();

const listed = projects.filter(({ tag }) => tag === undefined);
const upcoming = projects.filter(({ tag }) => tag === "upcoming");

/** A company whose projects are all upcoming shows these where others show the main list. */
const listedFirst = [...listed, ...upcoming];

/** Sorted once: every page of the site asks for the first of them. */
const newestFirst = [...listed.toSorted((one, other) => other.year - one.year), ...upcoming];

const cities = [...new Set(projects.map(({ location }) => location.city))].toSorted();

/** What the pictures of the projects show, by their names. */
export const projectAlt: Record<string, string> = alt;

/** The main list, in the order in which it is shown: its first six are upcoming or under way. */
export function allProjects(): Project[] {
  return listed;
}

/** [3.023] A list of its own. */
export function upcomingProjects(): Project[] {
  return upcoming;
}

export function findProject(id: string): Project | null {
  return projects.find((project) => project.id === id) ?? null;
}

/** The cities with projects, in alphabetical order. */
export function projectCities(): string[] {
  return cities;
}

export function firstProjects(count: number): Project[] {
  return listedFirst.slice(0, count);
}

/** The first projects that are upcoming or under way. */
export function firstUnfinished(count: number): Project[] {
  return listedFirst.filter(({ status }) => status !== "Completed").slice(0, count);
}

/** The projects with the latest year; those of one year keep the order of the list. */
export function latestProjects(count: number): Project[] {
  return newestFirst.slice(0, count);
}
