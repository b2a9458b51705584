import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { floorsOf, homeNumber } from "#domain/homes/homes.ts";
import type { Polygon } from "#domain/homes/polygon.ts";

/** Coordinates are pixels of the picture. */
export type FacadeShape = {
  home: string;
  column: number;
  floor: number;
  path: string;
  /** The middle of the upper edge; of a drawn home, the height of the highest point. */
  top: readonly [x: number, y: number];
};

type DrawnSide = SaleDevelopment["drawnSides"][number];

/** The homes on a side whose outlines were drawn by hand. Homes of one stack are one column. */
export function drawnShapes({ stacks }: SaleDevelopment, { homes }: DrawnSide): FacadeShape[] {
  const drawn = stacks.flatMap((stack) =>
    floorsOf(stack).flatMap((floor) => {
      const home = homeNumber(stack, floor);
      const outline = homes[home];
      return outline ? [{ home, floor, outline, stack: stack.wing + stack.number }] : [];
    }),
  );
  const columns = [...Map.groupBy(drawn, ({ stack }) => stack)]
    .map(([stack, found]) => ({ stack, x: middle(found.flatMap(({ outline }) => outline)) }))
    .toSorted((one, other) => one.x - other.x)
    .map(({ stack }) => stack);
  return drawn.map(({ home, floor, outline, stack }) => ({
    home,
    column: columns.indexOf(stack),
    floor,
    path: toPath(outline),
    top: [middle(outline), Math.min(...outline.map(([, y]) => y))],
  }));
}

export function toPath(polygon: Polygon): string {
  return `M${polygon.map((corner) => corner.join(" ")).join("L")}Z`;
}

/** The x half way between the first and the last point from the left. */
function middle(points: Polygon): number {
  const all = points.map(([x]) => x);
  return (Math.min(...all) + Math.max(...all)) / 2;
}
