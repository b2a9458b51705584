import type { Model } from "#catalog/developments/read-models.ts";
import type { FieldPath } from "#catalog/loader/problem-at.ts";
import { homeNumbers } from "#domain/homes/homes.ts";
import { crossing } from "#domain/homes/crossing.ts";
import type { Polygon } from "#domain/homes/polygon.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { unknownNames, unnamed } from "./names.ts";

/** Sides that were drawn by hand have names of their own, and outlines of homes that exist. */
export function drawnSideMistakes({ drawnSides, elevations, stacks }: Model): Mistake[] {
  const numbers = homeNumbers(stacks);
  return drawnSides.flatMap(({ key, size, homes }) => [
    ...unnamed([key], "sides", [key]),
    ...mistakeIf(
      elevations.some((elevation) => elevation.key === key),
      [key],
      "facts.yaml has a camera for this side; remove one of the two",
    ),
    ...Object.entries(homes).flatMap(([home, outline]) => [
      ...unknownNames([key, "homes", home], [home], numbers),
      ...outlineMistakes([key, "homes", home], outline, size),
    ]),
  ]);
}

function outlineMistakes(
  path: FieldPath,
  outline: Polygon,
  [width, height]: readonly [number, number],
): Mistake[] {
  const outside = outline.findIndex(([x, y]) => x < 0 || y < 0 || x > width || y > height);
  const texts = outline.map((point) => point.join(", "));
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  const crossed = crossing(outline);
  return [
    ...mistakeIf(
      outside >= 0,
      [...path, outside],
      `${texts[outside]} is outside the picture of ${width} x ${height} pixels`,
    ),
    ...mistakeIf(
      again >= 0,
      [...path, again],
      `the point ${texts[again]} is there already; the last point is joined to the first by itself`,
    ),
    ...mistakeIf(
      again < 0 && crossed !== null,
      path,
      `crosses itself: the line from ${texts[crossed?.[0] ?? 0]} meets the line from ${texts[crossed?.[1] ?? 0]}; write the points in the order of the outline`,
    ),
  ];
}
