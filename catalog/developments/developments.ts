import { readDevelopments } from "./read-developments.ts";

const developments = readDevelopments();

export type SaleDevelopment = (typeof developments)[number];

export function allDevelopments(): SaleDevelopment[] {
  return developments;
}

/** Null if the project's homes are not for sale. */
export function developmentOf(project: { id: string }): SaleDevelopment | null {
  return developments.find((development) => development.project.id === project.id) ?? null;
}

export function findDevelopment(key: string): SaleDevelopment | null {
  return developments.find((development) => development.key === key) ?? null;
}
