import { developmentOf } from "#catalog/developments/developments.ts";
import { openGraphImage, type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import { locationLabel } from "#catalog/projects/labels.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { yearLabel } from "./year-label.ts";

export type ProjectDetail = Omit<Project, "key" | "tag" | "coordinates"> & {
  locationLabel: string;
  yearLabel: string;
  hero: Picture;
  gallery: Picture[];
  previewImage: string;
  /** The key of the development, where its homes are for sale. */
  homes: string | undefined;
};

export function toProjectDetail({
  key,
  tag: _tag,
  coordinates: _coordinates,
  ...project
}: Project): ProjectDetail {
  const folder = `projects/${key}`;
  return {
    ...project,
    locationLabel: locationLabel(project),
    yearLabel: yearLabel(project),
    hero: requirePicture(`${folder}/hero`),
    gallery: [requirePicture(`${folder}/gallery-1`), requirePicture(`${folder}/gallery-2`)],
    previewImage: openGraphImage(folder).src,
    homes: developmentOf(project)?.key,
  };
}
