import type { Model } from "#catalog/developments/read-models.ts";
import { homeNumbers } from "#domain/homes/homes.ts";
import type { Availability } from "#domain/homes/status.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import { shareTotal } from "#domain/purchase/terms.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { unknownNames } from "./names.ts";

/** Payments add up to the price, dates follow one another, and no home is sold before the release. */
export function saleMistakes(model: Model): Mistake[] {
  const { market, payment, released, release, projectNumber, escrow, permit, construction } = model;
  const { handover, promised, milestones, progress } = construction;
  const total = shareTotal(payment);
  const last = promised.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1)?.handover;
  const end = milestones.at(-1);
  const steps = milestones.map(({ built, on }, index) => {
    const before = milestones[index - 1];
    return { index, isNext: !before || (built > before.built && on > before.on) };
  });
  const reached = milestones.findLast(({ on }) => on <= progress.on)?.built ?? 0;
  const next = milestones.find(({ on }) => on > progress.on)?.built ?? 100;
  return [
    ...mistakeIf(total !== 100, ["payment"], `adds up to ${total} percent; must be 100`),
    ...mistakeIf(
      markets[market].needsEscrow && released && escrow === undefined,
      ["released"],
      "must be false until there is an escrow account; add escrow",
    ),
    ...mistakeIf(
      !released && release === undefined,
      ["release"],
      "must be there until released is true; add the day on which you expect it",
    ),
    ...mistakeIf(
      release !== undefined && release >= handover,
      ["release"],
      `must be before ${handover}, the day of the handover`,
    ),
    ...mistakeIf(
      markets[market].needsProjectNumber && projectNumber === undefined,
      ["projectNumber"],
      "must be there; add the number under which the development is registered",
    ),
    ...mistakeIf(
      markets[market].needsPermit && permit === undefined,
      ["permit"],
      "must be there; add the number of the advertising permit",
    ),
    ...mistakeIf(
      handover !== last,
      ["construction", "handover"],
      `is ${handover}; must be ${last}, as promised last`,
    ),
    ...mistakeIf(
      end?.built !== 100 || end.on !== handover,
      ["construction", "milestones"],
      `must end with built: 100 on ${handover}, the day of the handover`,
    ),
    ...mistakeIf(
      progress.built < reached || progress.built > next,
      ["construction", "progress"],
      `is ${progress.built} on ${progress.on}; by the milestones it must be from ${reached} to ${next}`,
    ),
    ...steps.flatMap(({ index, isNext }) =>
      mistakeIf(
        !isNext,
        ["construction", "milestones", index],
        "must be later, and more built, than the one before it",
      ),
    ),
  ];
}

export function availabilityMistakes(
  { stacks, released }: Model,
  { reserved, sold }: Availability,
): Mistake[] {
  const numbers = homeNumbers(stacks);
  return [
    ...unknownNames(["reserved"], reserved, numbers),
    ...unknownNames(["sold"], sold, numbers),
    ...reserved.flatMap((home, index) =>
      mistakeIf(
        sold.includes(home),
        ["reserved", index],
        `${home} is also sold; remove it from one of the two`,
      ),
    ),
    ...mistakeIf(
      !released && reserved.length + sold.length > 0,
      ["sold"],
      "must be empty, as reserved must, until facts.yaml says released: true",
    ),
  ];
}
