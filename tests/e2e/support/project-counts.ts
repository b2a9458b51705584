import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import type { Project } from "#catalog/projects/schema.ts";

export const everyProject = [...upcomingProjects(), ...allProjects()];

/** Without a filter the catalogue shows all projects. */
export function countText(isFound?: (project: Project) => boolean): string {
  const total = `${everyProject.length} projects`;
  return isFound ? `${everyProject.filter(isFound).length} of ${total}` : total;
}
