import type { HomeType, RoomKind } from "#domain/homes/development.ts";
import { isCovered, overlap } from "#domain/homes/floor-plan/rooms.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { type FloorPlan, placeOf } from "./plan-geometry.ts";

/** Rooms lie between the walls and apart, and are those of the type. */
export function roomMistakes({ type, bay }: FloorPlan): Mistake[] {
  const parts = type.rooms.flatMap(({ kind, parts }, room) =>
    parts.map((at, part) => ({ kind, at, path: ["rooms", room, "parts", part] })),
  );
  const width = type.bays * bay;
  const outside = parts
    .filter(({ at }) => !isCovered(at, [[0, 0, width, type.depth]]))
    .map(({ kind, path }) => ({
      path,
      message: `the ${kind} must lie between 0, 0 and ${round(width)}, ${type.depth}: bays times the width of a bay, and depth`,
    }));
  const overlapping = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => overlap(one.at, other.at))
      .map((other) => ({
        path: other.path,
        message: `the ${other.kind} overlaps the ${one.kind} at ${placeOf(one.at)}`,
      })),
  );
  return [...countMistakes(type), ...outside, ...overlapping];
}

function countMistakes(type: HomeType): Mistake[] {
  const count = (...kinds: RoomKind[]) =>
    type.rooms.filter(({ kind }) => kinds.includes(kind)).length;
  const drawn = { bedrooms: count("bedroom"), study: count("study") > 0 };
  return [
    ...(["front", "rear"] as const).flatMap((side) =>
      mistakeIf(
        type[side].length !== type.bays,
        [side],
        `has ${type[side].length} items; must have ${type.bays}, one for each bay`,
      ),
    ),
    ...(["bedrooms", "study"] as const).flatMap((field) =>
      mistakeIf(
        drawn[field] !== type[field],
        [field],
        `is ${type[field]}, and by the rooms it is ${drawn[field]}`,
      ),
    ),
    ...mistakeIf(
      count("living", "studio") !== 1,
      ["rooms"],
      "must have one room of the kind living or studio",
    ),
    ...mistakeIf(count("bath") === 0, ["rooms"], "must have a bath"),
  ];
}

function round(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}
