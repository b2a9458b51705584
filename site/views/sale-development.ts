import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import * as words from "#words/homes.ts";

export type SaleDevelopmentView = {
  key: string;
  title: string;
  place: string;
  projectId: string;
  /** "June 2027" */
  handover: string;
  /** Whether homes may be sold only while the escrow account is open. */
  needsEscrow: boolean;
  permit: string | null;
  picture: Picture;
  /** The number of the home whose rooms the panoramas show. */
  sampleFlat: string | null;
};

export function toSaleDevelopment(development: SaleDevelopment): SaleDevelopmentView {
  const { key, market, project, construction, permit, sampleFlat } = development;
  return {
    key,
    title: project.title,
    place: project.location.place,
    projectId: project.id,
    handover: words.monthOf(construction.handover),
    needsEscrow: markets[market].needsEscrow,
    permit: permit ?? null,
    picture: { ...requirePicture(`projects/${project.key}/tile`), blur: "" },
    sampleFlat: sampleFlat ?? null,
  };
}
