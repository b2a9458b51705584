import type { Model } from "#catalog/developments/read-models.ts";
import { circulation } from "#domain/homes/floor-plan/circulation.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";

/** Homes above this floor need a lift. */
const WITHOUT_LIFT = 3;

/** The door of every home leads to a landing with stairs, and with a lift in a building that is high. */
export function circulationMistakes(model: Model): Mistake[] {
  const { stacks, wings, types, cores } = model;
  const unknown = cores.flatMap((core, index) =>
    core.at.flatMap(({ wing, bay }, place) => {
      const bays = wings.find(({ letter }) => letter === wing)?.bays ?? 0;
      const message = `there is no bay ${bay} of wing ${wing}`;
      return mistakeIf(bay >= bays, ["cores", index, "at", place], message);
    }),
  );
  if (cores.length === 0 || unknown.length > 0) return unknown;
  const { reachedFrom, within } = circulation(model);
  return stacks.flatMap((stack, index) => {
    const isKnown =
      types.some(({ key }) => key === stack.type) &&
      wings.some(({ letter }) => letter === stack.wing);
    if (!isKnown) return [];
    const path = ["stacks", index];
    const name = `${stack.wing}${stack.number}`;
    const reached = reachedFrom(stack);
    const [inHome] = within(stack);
    return [
      ...mistakeIf(
        !reached.has("landing"),
        path,
        `the entrance of ${name} leads to no landing of cores`,
      ),
      ...mistakeIf(
        reached.has("landing") && !reached.has("stairs"),
        path,
        `the landing before ${name} meets no stairs of cores`,
      ),
      ...mistakeIf(
        reached.has("landing") && stack.floors[1] > WITHOUT_LIFT && !reached.has("lift"),
        path,
        `the landing before ${name} meets no lift of cores, and its homes go up to floor ${stack.floors[1]}`,
      ),
      ...mistakeIf(
        inHome !== undefined,
        path,
        `the homes of ${name} overlap the ${inHome} of cores`,
      ),
    ];
  });
}
