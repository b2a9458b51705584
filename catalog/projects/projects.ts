import { readProjects } from "./read-projects.ts";
import type { Project } from "./schema.ts";

const { projects, alt } = readProjects();

const listed = projects.filter(({ tag }) => tag === undefined);
const upcoming = projects.filter(({ tag }) => tag === "upcoming");

/** A company whose projects are all upcoming shows these in place of the main list. */
const listedFirst = [...listed, ...upcoming];

/** Sorted once, because every page asks for the first of them. */
const newestFirst = [...listed.toSorted((one, other) => other.year - one.year), ...upcoming];

const cities = [...new Set(projects.map(({ location }) => location.city))].toSorted();

export const projectAlt: Record<string, string> = alt;

/** In the order shown: the first six are upcoming or under way. */
export function allProjects(): Project[] {
  return listed;
}

/** [3.023] Upcoming projects have a list of their own. */
export function upcomingProjects(): Project[] {
  return upcoming;
}

export function findProject(id: string): Project | null {
  return projects.find((project) => project.id === id) ?? null;
}

export function projectCities(): string[] {
  return cities;
}

export function firstProjects(count: number): Project[] {
  return listedFirst.slice(0, count);
}

export function firstUnfinished(count: number): Project[] {
  return listedFirst.filter(({ status }) => status !== "Completed").slice(0, count);
}

export function latestProjects(count: number): Project[] {
  return newestFirst.slice(0, count);
}
