import { floorsAt } from "#domain/homes/bays.ts";
import type {
  Core,
  Development,
  Point,
  SharedKind,
  SharedSpace,
} from "#domain/homes/development.ts";
import { findWing } from "#domain/homes/homes.ts";
import { toBuilding } from "#domain/homes/placement.ts";
import { corners } from "#domain/homes/rectangle.ts";

type Building = Pick<Development, "bay" | "wings" | "cores">;

/** A space in the coordinates of the building, up to its highest floor. */
export type PlacedSpace = { kind: SharedKind; corners: Point[]; floors: number };

export function sharedSpaces(building: Building): PlacedSpace[] {
  return building.cores.flatMap((core) => spacesOf(core, building));
}

function spacesOf({ at, spaces }: Core, { bay, wings }: Building): PlacedSpace[] {
  if (at.length === 0) {
    const floors = Math.max(...wings.map((wing) => wing.floors));
    return spaces.map((space) => ({ kind: space.kind, corners: outline(space), floors }));
  }
  return at.flatMap((place) => {
    const wing = findWing({ wings }, place.wing);
    return spaces.map((space) => ({
      kind: space.kind,
      corners: outline(space).map(([x, y]) => toBuilding(wing, [place.bay * bay + x, y])),
      floors: floorsAt(wing, place.bay),
    }));
  });
}

function outline({ at, corners: points }: SharedSpace): Point[] {
  return at ? corners(at) : [...(points ?? [])];
}
