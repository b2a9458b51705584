import { defineEntries } from "#catalog/define-entries.ts";
import { dubaiProjects } from "./dubai.ts";
import { islamabadProjects } from "./islamabad.ts";
import { lahoreProjects } from "./lahore.ts";
import { peshawarProjects } from "./peshawar.ts";
import { listedProjectSchema, type Project, upcomingProjectSchema } from "./schema.ts";
import { upcomingProjectList } from "./upcoming.ts";

const listed: Project[] = defineEntries("projects", listedProjectSchema, [
  ...dubaiProjects,
  ...islamabadProjects,
  ...lahoreProjects,
  ...peshawarProjects,
]).toSorted((one, other) => Number(one.id) - Number(other.id));

/** Sorted once: every page of the site asks for the first of them. */
const newestFirst = listed.toSorted((one, other) => other.year - one.year);

const upcoming: Project[] = defineEntries(
  "upcoming projects",
  upcomingProjectSchema,
  upcomingProjectList,
);

/** The main list, in the order in which it is shown: its first six are upcoming or under way. */
export function allProjects(): Project[] {
  return listed;
}

export function upcomingProjects(): Project[] {
  return upcoming;
}

export function findProject(id: string): Project | null {
  return [...listed, ...upcoming].find((project) => project.id === id) ?? null;
}

export function firstProjects(count: number): Project[] {
  return listed.slice(0, count);
}

/** Projects by their position in the list, counted from 1, both ends included. */
export function projectsBetween(from: number, to: number): Project[] {
  return listed.slice(from - 1, to);
}

/** The projects with the latest year; those of one year keep the order of the list. */
export function latestProjects(count: number): Project[] {
  return newestFirst.slice(0, count);
}
