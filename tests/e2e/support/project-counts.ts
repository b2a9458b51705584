import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import type { Project } from "#catalog/projects/schema.ts";

/** The projects as the catalogue shows them, in order. */
export const everyProject = [...upcomingProjects(), ...allProjects()];

/** What the catalogue says of how many projects it shows; without a filter it shows them all. */
export function countText(isFound?: (project: Project) => boolean): string {
  const total = `${everyProject.length} projects`;
  return isFound ? `${everyProject.filter(isFound).length} of ${total}` : total;
}
