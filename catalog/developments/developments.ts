import { readDevelopments } from "./read-developments.ts";

const developments = readDevelopments();

/** What `content/developments` says of a building whose homes are for sale. */
export type SaleDevelopment = (typeof developments)[number];

export function allDevelopments(): SaleDevelopment[] {
  return developments;
}

/** The development that a project is, if its homes are for sale. */
export function developmentOf(project: { id: string }): SaleDevelopment | null {
  return developments.find((development) => development.project.id === project.id) ?? null;
}

export function findDevelopment(key: string): SaleDevelopment | null {
  return developments.find((development) => development.key === key) ?? null;
}
