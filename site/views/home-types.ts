import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { floorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";

export type HomeTypeView = ReturnType<typeof toHomeTypes>[number];

/** What the list of homes does not know of each home type. */
export function toHomeTypes(development: SaleDevelopment) {
  const homes = listedHomes(development);
  const types = development.types.map((type) => {
    const one = homes.find((home) => home.type === type.key);
    return {
      key: type.key,
      bedrooms: type.bedrooms,
      drawing: floorPlanDrawing(type, development),
      insideArea: one?.insideArea ?? 0,
      balconyArea: one?.balconyArea ?? 0,
    };
  });
  return types.toSorted(
    (one, other) => one.bedrooms - other.bedrooms || one.insideArea - other.insideArea,
  );
}
