import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { toSearchIndex } from "#site/views/search-index.ts";

/** Too large for the page, which loads it with the first search. */
export function loader() {
  return Response.json(toSearchIndex([...upcomingProjects(), ...allProjects()]));
}
