import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import * as words from "#words/homes.ts";

export type SaleDevelopmentView = {
  key: string;
  title: string;
  place: string;
  projectId: string;
  /** "June 2027" */
  handover: string;
  permit: string;
  picture: Picture;
};

export function toSaleDevelopment(development: SaleDevelopment): SaleDevelopmentView {
  const { key, project, construction, permit } = development;
  return {
    key,
    title: project.title,
    place: project.location.place,
    projectId: project.id,
    handover: words.monthOf(construction.handover),
    permit,
    picture: { ...requirePicture(`projects/${project.key}/tile`), blur: "" },
  };
}
