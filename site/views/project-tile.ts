import { developmentOf } from "#catalog/developments/developments.ts";
import type { Project } from "#catalog/projects/schema.ts";
import * as words from "#words/project-tile.ts";
import { type ProjectLink, toProjectLink } from "./project-link.ts";

/** A project as shown in grids and carousels. */
export type ProjectTile = ProjectLink &
  Pick<Project, "subtitle" | "category" | "status" | "area" | "year"> & {
    city: string;
    /** Where the list links to homes that are for sale. */
    homes?: { to: string; label: string };
  };

/** In the list of projects, which links to the homes that are for sale. */
export function toListedTile(project: Project): ProjectTile {
  const development = developmentOf(project);
  if (!development) return toProjectTile(project);
  const homes = { to: `/homes/${development.key}`, label: words.itsHomes };
  return { ...toProjectTile(project), homes };
}

export function toProjectTile(project: Project): ProjectTile {
  const { subtitle, category, status, area, year } = project;
  const { city } = project.location;
  return { ...toProjectLink(project), subtitle, category, status, area, year, city };
}
