import { requirePicture, type Picture } from "#catalog/pictures/pictures.ts";
import { placeLabel } from "#catalog/projects/labels.ts";
import type { Project } from "#catalog/projects/schema.ts";

export type ProjectLink = { id: string; title: string; location: string; picture: Picture };

/** No tile shows its blur, and dozens of blurs would be as large as all texts of a page. */
export function toProjectLink(project: Project): ProjectLink {
  const picture = requirePicture(`projects/${project.key}/tile`);
  return {
    id: project.id,
    title: project.title,
    location: placeLabel(project),
    picture: { ...picture, blur: "" },
  };
}
