import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import type { Availability } from "#domain/homes/status.ts";
import { buildingMistakes } from "./checks/building.ts";
import { circulationMistakes } from "./checks/circulation.ts";
import { drawnSideMistakes } from "./checks/drawn-sides.ts";
import type { Mistake } from "./checks/mistake.ts";
import { nameMistakes, unknownNames } from "./checks/names.ts";
import { planMistakes } from "./checks/plan.ts";
import { availabilityMistakes, saleMistakes } from "./checks/sale.ts";
import type { Model } from "./read-models.ts";

/** Mistakes that no schema of one field finds: unknown names, sums, floor plans that do not close. */
export function developmentProblems(
  model: Model,
  availability: Availability,
  projects: readonly string[],
): Problem[] {
  const inFile = (name: string, mistakes: Mistake[]) =>
    mistakes.map(({ path, message }) =>
      problemAt(`developments/${model.key}/${name}`, path, message),
    );
  return [
    ...inFile("facts.yaml", [
      ...unknownNames(["project"], [model.project], projects),
      ...nameMistakes(model),
      ...buildingMistakes(model),
      ...circulationMistakes(model),
      ...saleMistakes(model),
    ]),
    ...inFile("facade.yaml", drawnSideMistakes(model)),
    ...inFile("availability.yaml", availabilityMistakes(model, availability)),
    ...model.types.flatMap((type) => {
      const floorPlan = { type, bay: model.bay, openings: model.openings };
      return inFile(`types/${type.key}.yaml`, planMistakes(floorPlan));
    }),
  ];
}
