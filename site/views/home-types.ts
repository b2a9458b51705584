import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { floorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";

export type HomeTypeView = ReturnType<typeof toHomeTypes>[number];

export function toHomeTypes(development: SaleDevelopment) {
  const homes = listedHomes(development);
  const types = development.types.map((type) => {
    const own = homes.filter((home) => home.type === type.key);
    const prices = own.map(({ price }) => price);
    return {
      key: type.key,
      bedrooms: type.bedrooms,
      drawing: floorPlanDrawing(type, development),
      insideArea: own[0]?.insideArea ?? 0,
      balconyArea: own[0]?.balconyArea ?? 0,
      count: own.length,
      available: own.filter(({ status }) => status === "available").length,
      lowestPrice: Math.min(...prices),
      highestPrice: Math.max(...prices),
    };
  });
  return types.toSorted(
    (one, other) => one.bedrooms - other.bedrooms || one.insideArea - other.insideArea,
  );
}
