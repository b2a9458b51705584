import { developmentOf } from "#catalog/developments/developments.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { type ProjectLink, toProjectLink } from "./project-link.ts";

/** A project as shown in grids and carousels. */
export type ProjectTile = ProjectLink &
  Pick<Project, "subtitle" | "category" | "status" | "area" | "year"> & {
    place: string;
    city: string;
    /** The key of the development, where the list links to its homes. */
    homes?: string | undefined;
  };

/** In the list of projects, which links to the homes that are for sale. */
export function toListedTile(project: Project): ProjectTile {
  const homes = developmentOf(project)?.key;
  return homes ? { ...toProjectTile(project), homes } : toProjectTile(project);
}

export function toProjectTile(project: Project): ProjectTile {
  const { subtitle, category, status, area, year, location } = project;
  const { place, city } = location;
  return { ...toProjectLink(project), subtitle, category, status, area, year, place, city };
}
