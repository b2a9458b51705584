import type { Model } from "#catalog/developments/read-models.ts";
import { floorsAt } from "#domain/homes/bays.ts";
import { floorsOf } from "#domain/homes/homes.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";

/** Homes share no place, have unique numbers and lie on built floors. */
export function buildingMistakes({ stacks, wings, types }: Model): Mistake[] {
  const taken = new Set<string>();
  return stacks.flatMap((stack, index) => {
    const path = ["stacks", index];
    const wing = wings.find(({ letter }) => letter === stack.wing);
    const type = types.find(({ key }) => key === stack.type);
    if (!wing || !type) return [];
    const floors = floorsOf(stack);
    if (floors.length === 0)
      return mistakeIf(true, path, "floors must be the lowest, then the highest");
    const bays = Array.from({ length: type.bays }, (_, bay) => stack.bay + bay);
    if (bays.some((bay) => bay >= wing.bays)) {
      const most = wing.bays - type.bays;
      return mistakeIf(
        true,
        path,
        `bay is ${stack.bay}; in wing ${wing.letter} it must be ${most} or less`,
      );
    }
    const highest = Math.min(...bays.map((bay) => floorsAt(wing, bay)));
    const places = floors.flatMap((floor) => [
      `number ${stack.number} on floor ${floor}`,
      ...bays.map((bay) => `bay ${bay} on floor ${floor}`),
    ]);
    const shared = places.find((place) => taken.has(`${wing.letter} ${place}`));
    for (const place of places) taken.add(`${wing.letter} ${place}`);
    return [
      ...mistakeIf(
        floors.at(-1)! > highest,
        path,
        `wing ${wing.letter} has only ${highest} floors there`,
      ),
      ...mistakeIf(
        shared !== undefined,
        path,
        `a stack above has ${shared} of wing ${wing.letter} already`,
      ),
    ];
  });
}
