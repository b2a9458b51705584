import { closest } from "#catalog/loader/closest.ts";
import { ContentError, type Problem } from "#catalog/loader/content-error.ts";
import { type FieldPath, problemAt } from "#catalog/loader/problem-at.ts";
import { allProjects, upcomingProjects } from "./projects.ts";
import type { Project } from "./schema.ts";

type NamedProject = { key: string; file: string; path: FieldPath };

/** Throws one error with every unknown name. */
export function requireProjects(named: readonly NamedProject[]): Project[] {
  const projects = new Map(
    [...allProjects(), ...upcomingProjects()].map((project) => [project.key, project]),
  );
  const problems: Problem[] = [];
  const found = named.flatMap(({ key, file, path }) => {
    const project = projects.get(key);
    if (project) return [project];
    const meant = closest(key, [...projects.keys()]);
    const hint = meant ? `; did you mean ${meant}?` : "";
    problems.push(problemAt(file, path, `there is no project "${key}"${hint}`));
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}
