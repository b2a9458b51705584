import type { Development, HomeType, Point, Stack } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding, toWing } from "#domain/homes/placement.ts";
import { doorOpenings } from "./openings.ts";

type Building = Pick<Development, "bay" | "wings" | "types">;

/** Metres from the outer wall to where a visitor rings. */
const BEFORE = 0.4;

/** The ends of the entrance in the outline of the home, and the place before it. */
type Entrance = { from: Point; to: Point; before: Point };

/** In the coordinates of the building. */
export function entranceOf(stack: Stack, building: Building): Entrance | null {
  const type = findType(building, stack.type);
  const wing = findWing(building, stack.wing);
  const found = onPlan(type, building.bay);
  if (!found) return null;
  const place = (point: Point) => toBuilding(wing, toWing(point, stack, type, wing, building.bay));
  return { from: place(found.from), to: place(found.to), before: place(found.before) };
}

function onPlan(type: HomeType, bay: number): Entrance | null {
  const entrance = doorOpenings(type, bay).find(({ isEntrance }) => isEntrance);
  if (!entrance) return null;
  const [x0, y0, x1, y1] = entrance.at;
  if (entrance.along === "x") {
    const [y, before] = y0 === 0 ? [0, -BEFORE] : [y1, y1 + BEFORE];
    return { from: [x0, y], to: [x1, y], before: [(x0 + x1) / 2, before] };
  }
  const [x, before] = x0 === 0 ? [0, -BEFORE] : [x1, x1 + BEFORE];
  return { from: [x, y0], to: [x, y1], before: [before, (y0 + y1) / 2] };
}
