import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { packHomes, type PackedHomes } from "#domain/homes/home-list.ts";

/** Small enough to be in a page with all others. */
export function toPackedHomes(development: SaleDevelopment): PackedHomes {
  const { key, project, released, availability } = development;
  return {
    key,
    title: project.title,
    isReleased: released,
    availability,
    ...packHomes(listedHomes(development)),
  };
}
