import { developmentOf } from "#catalog/developments/developments.ts";
import type { Project } from "#catalog/projects/schema.ts";
import * as words from "#words/project-tile.ts";
import { type ProjectLink, toProjectLink } from "./project-link.ts";

export type ProjectTile = ProjectLink &
  Pick<Project, "subtitle" | "category" | "status" | "area" | "year"> & {
    city: string;
    homes?: { to: string; label: string };
  };

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
