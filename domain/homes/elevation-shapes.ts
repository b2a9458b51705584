import { facadeRuns } from "./bays.ts";
import type { Development, Elevation, Face, Point } from "./development.ts";
import { onFace, project } from "./elevation-camera.ts";
import { hiddenAreas } from "./hidden-areas.ts";
import { findType, findWing, floorsOf, homeNumber } from "./homes.ts";
import { type Polygon, subtract } from "./polygon.ts";
import { corners } from "./rectangle.ts";

export type HomeShape = {
  home: string;
  face: Face;
  floor: number;
  corners: Polygon;
  /** The visible parts in pixels, or null if the whole is visible. */
  cut: Polygon[] | null;
};

/** Every home with windows on a side, where that side's camera saw it. */
export function elevationShapes(development: Development, elevation: Elevation): HomeShape[] {
  const { bay, floorHeight } = development;
  return development.stacks.flatMap((stack) => {
    const wing = findWing(development, stack.wing);
    const runs = facadeRuns(stack, findType(development, stack.type)).filter(({ face }) =>
      elevation.faces.includes(`${wing.letter} ${face}`),
    );
    return runs.flatMap(({ face, first, kinds }) => {
      const hidden = hiddenAreas(development, elevation, wing, face);
      const [from, to] = [first * bay, (first + kinds.length) * bay];
      return floorsOf(stack).map((floor) => {
        const [low, high] = [(floor - 1) * floorHeight, floor * floorHeight];
        const shape = corners([from, low, to, high]).map(([along, height]) =>
          project(onFace(wing, face, bay, along, height), elevation),
        );
        return {
          home: homeNumber(stack, floor),
          face,
          floor,
          corners: shape,
          cut: cutBy(hidden, shape),
        };
      });
    });
  });
}

function cutBy(hidden: readonly Polygon[], shape: Polygon): Polygon[] | null {
  const parts = hidden.reduce<Polygon[]>(
    (left, area) => left.flatMap((part) => subtract(part, area)),
    [shape],
  );
  return parts[0] === shape
    ? null
    : parts.map((part) => part.map(([x, y]): Point => [Math.round(x), Math.round(y)]));
}
