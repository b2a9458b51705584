import type { Development, Point, Stack } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding, toWing } from "#domain/homes/placement.ts";
import { area, clip, convexHull, type Polygon, turn } from "#domain/homes/polygon.ts";
import { corners } from "#domain/homes/rectangle.ts";
import { entranceOf } from "./entrance.ts";
import { type PlacedSpace, sharedSpaces } from "./shared-spaces.ts";

type Building = Pick<Development, "bay" | "wings" | "types" | "cores">;

/** Metres: the wall between spaces that meet. */
const WALL = 0.3;

/** Square metres: less comes from rounding. */
const SHARED = 0.05;

/** What a visitor reaches on foot from the door of a stack, without leaving the floor. */
export function reachedFrom(stack: Stack, building: Building): Set<PlacedSpace["kind"]> {
  const spaces = sharedSpaces(building);
  const before = entranceOf(stack, building)?.before;
  const reached = new Set(
    spaces.filter(({ kind, corners }) => kind === "landing" && before && meets([before], corners)),
  );
  // The iteration of a set also visits what is added on the way.
  for (const from of reached) {
    if (from.kind !== "landing") continue;
    for (const to of spaces) if (meets(from.corners, to.corners)) reached.add(to);
  }
  return new Set([...reached].map(({ kind }) => kind));
}

/** The shared spaces that lie within the homes of a stack. */
export function spacesWithin(stack: Stack, building: Building): PlacedSpace[] {
  const type = findType(building, stack.type);
  const wing = findWing(building, stack.wing);
  const home = corners([0, 0, type.bays * building.bay, type.depth]).map((corner) =>
    toBuilding(wing, toWing(corner, stack, type, wing, building.bay)),
  );
  return sharedSpaces(building).filter(
    (space) => area(common(convexHull(space.corners), convexHull(home))) > SHARED,
  );
}

/** Whether two convex polygons overlap, or only a wall is between them. A point is a polygon too. */
function meets(one: Polygon, other: Polygon): boolean {
  return common(thickened(one), thickened(other)).length > 0;
}

function thickened(polygon: Polygon): Point[] {
  const half = WALL / 2;
  return convexHull(
    polygon.flatMap(([x, y]): Point[] => corners([x - half, y - half, x + half, y + half])),
  );
}

function common(one: Polygon, other: Polygon): Polygon {
  return other.reduce<Polygon>((rest, from, index) => {
    const to = other[(index + 1) % other.length] ?? from;
    return clip(rest, (point) => turn(from, to, point));
  }, one);
}
