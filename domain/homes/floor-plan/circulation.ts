import type { Development, Point, SharedKind, Stack } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding, toWing } from "#domain/homes/placement.ts";
import { area, convexHull, cut, edgesOf, type Polygon } from "#domain/homes/polygon.ts";
import { corners } from "#domain/homes/rectangle.ts";
import { entranceOf } from "./entrance.ts";
import { sharedSpaces } from "./shared-spaces.ts";

type Building = Pick<Development, "bay" | "wings" | "types" | "cores">;

type Space = { kind: SharedKind; outline: Polygon; outside: Polygon };

/** Metres: the wall between spaces that meet. */
const WALL = 0.3;

/** Square metres: less comes from rounding. */
const SHARED = 0.05;

/** The kinds of spaces that one reaches from the door of a stack without leaving the floor, and those that lie
 * within its homes. */
export function circulation(building: Building) {
  const spaces = sharedSpaces(building).map(({ kind, corners: outline }): Space => ({
    kind,
    outline: convexHull(outline),
    outside: thickened(outline),
  }));
  const beside = new Map(
    spaces.map((space) => [space, spaces.filter((other) => meet(space.outside, other.outside))]),
  );
  return {
    reachedFrom(stack: Stack): Set<SharedKind> {
      const before = entranceOf(stack, building)?.before;
      const mat = before ? thickened([before]) : [];
      const reached = new Set(
        spaces.filter(({ kind, outside }) => kind === "landing" && meet(mat, outside)),
      );
      // The iteration of a set also visits what is added on the way.
      for (const space of reached) {
        if (space.kind !== "landing") continue;
        for (const other of beside.get(space) ?? []) reached.add(other);
      }
      return new Set([...reached].map(({ kind }) => kind));
    },
    within(stack: Stack): SharedKind[] {
      const home = convexHull(homeCorners(stack, building));
      return spaces
        .filter(({ outline }) => area(common(outline, home)) > SHARED)
        .map(({ kind }) => kind);
    },
  };
}

function homeCorners(stack: Stack, building: Building): Point[] {
  const type = findType(building, stack.type);
  const wing = findWing(building, stack.wing);
  return corners([0, 0, type.bays * building.bay, type.depth]).map((corner) =>
    toBuilding(wing, toWing(corner, stack, type, wing, building.bay)),
  );
}

function meet(one: Polygon, other: Polygon): boolean {
  return common(one, other).length > 0;
}

/** With half a wall around it. */
function thickened(polygon: Polygon): Point[] {
  const half = WALL / 2;
  return convexHull(polygon.flatMap(([x, y]) => corners([x - half, y - half, x + half, y + half])));
}

/** What two convex polygons share. */
function common(one: Polygon, other: Polygon): Polygon {
  return cut(one, edgesOf(other)).inside;
}
