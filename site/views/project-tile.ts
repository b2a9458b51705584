import type { Project } from "#catalog/projects/schema.ts";
import { type ProjectLink, toProjectLink } from "./project-link.ts";

/** A project as shown in grids and carousels. */
export type ProjectTile = ProjectLink &
  Pick<Project, "subtitle" | "category" | "status" | "area" | "year"> & {
    place: string;
    city: string;
  };

export function toProjectTile(project: Project): ProjectTile {
  const { subtitle, category, status, area, year, location } = project;
  const { place, city } = location;
  return { ...toProjectLink(project), subtitle, category, status, area, year, place, city };
}
