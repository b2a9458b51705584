import { partsOf } from "./bays.ts";
import type { Development } from "./development.ts";
import { toBuilding } from "./placement.ts";
import type { Polygon } from "./polygon.ts";
import { corners } from "./rectangle.ts";

/** An upright block: its outline from above, its foot and its top. */
export type Solid = { outline: Polygon; low: number; high: number };

/** The wings up to a height above their roofs, the podium and the neighbours, in the coordinates of the building. */
export function solidsOf(development: Development, aboveRoof = 0): Solid[] {
  const { wings, bay, floorHeight, neighbours, podium } = development;
  const blocks = wings.flatMap((wing) =>
    partsOf(wing).map(({ bays: [from, to], floors }) => ({
      outline: corners([from * bay, 0, to * bay, wing.depth]).map((point) =>
        toBuilding(wing, point),
      ),
      low: 0,
      high: floors * floorHeight + aboveRoof,
    })),
  );
  const boxes = [...neighbours, ...(podium ? [podium] : [])];
  return [
    ...blocks,
    ...boxes.map(({ at, height }) => ({ outline: corners(at), low: 0, high: height })),
  ];
}
