import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { toSearchIndex } from "#site/views/search-index.ts";

/** The words of all project texts: too many for the page, which fetches them for its first search. */
export function loader() {
  return Response.json(toSearchIndex([...upcomingProjects(), ...allProjects()]));
}
