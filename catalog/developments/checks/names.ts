import { homeNames } from "#catalog/home-names.ts";
import { closest } from "#catalog/loader/closest.ts";
import type { FieldPath } from "#catalog/loader/problem-at.ts";
import type { Model } from "#catalog/developments/read-models.ts";
import { homeNumbers } from "#domain/homes/homes.ts";
import { LANG } from "#domain/language.ts";
import type { Mistake } from "./mistake.ts";

/** Every named wing, home type, outlook and sample flat exists; types and outlooks have prices, rents and names for readers. */
export function nameMistakes({ stacks, wings, types, elevations, ...model }: Model): Mistake[] {
  const used = stacks.map(({ type }) => type);
  const outlooks = stacks.map(({ outlook }) => outlook);
  const usedWings = stacks.map(({ wing }) => wing);
  const shownWings = elevations.flatMap(({ faces }) => faces.map((face) => face.charAt(0)));
  const letters = wings.map(({ letter }) => letter);
  const typeKeys = types.map(({ key }) => key);
  const sampleFlats = model.sampleFlat === undefined ? [] : [model.sampleFlat];
  const sides = elevations.map(({ key }) => key);
  return [
    ...unknownNames(["stacks"], usedWings, letters),
    ...unknownNames(["stacks"], used, typeKeys),
    ...unknownNames(["prices", "perArea"], used, Object.keys(model.prices.perArea)),
    ...unknownNames(["prices", "outlook"], outlooks, Object.keys(model.prices.outlook)),
    ...unknownNames(["rents", "yearly"], used, Object.keys(model.rents.yearly)),
    ...unknownNames(["parking"], used, Object.keys(model.parking)),
    ...unknownNames(["elevations"], shownWings, letters),
    ...unknownNames(["sampleFlat"], sampleFlats, homeNumbers(stacks)),
    ...unnamed(["stacks"], "outlooks", outlooks),
    ...unnamed(["stacks"], "types", typeKeys),
    ...unnamed(["elevations"], "sides", sides),
  ];
}

export function unknownNames(
  path: FieldPath,
  names: readonly string[],
  known: readonly string[],
): Mistake[] {
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = closest(name, known);
      return { path, message: `there is no "${name}"${meant ? `; did you mean ${meant}?` : ""}` };
    });
}

export function unnamed(
  path: FieldPath,
  kind: keyof typeof homeNames,
  keys: readonly string[],
): Mistake[] {
  return [...new Set(keys)]
    .filter((key) => !Object.hasOwn(homeNames[kind], key))
    .map((key) => ({
      path,
      message: `"${key}" has no name: add it to ${kind} in developments/${LANG}.yaml`,
    }));
}
