import {
  BEFORE_DOOR,
  beforeDoor,
  leafWidth,
  opensAgainst,
  swingBox,
} from "#domain/homes/floor-plan/door-space.ts";
import { footprint } from "#domain/homes/floor-plan/clear-space.ts";
import { doorOpenings } from "#domain/homes/floor-plan/openings.ts";
import { isCovered, overlap } from "#domain/homes/floor-plan/rooms.ts";
import { linkedDoors } from "#domain/homes/floor-plan/ways.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { type FloorPlan, placeOf } from "./plan-geometry.ts";

/** Metres. */
const LEAST_ENTRANCE = 0.9;
const LEAST_DOOR = 0.7;
/** A wider opening is an open side of a room, and furniture may stand at a part of it. */
const WIDE = 1.6;

/** Doors lie in walls, are wide enough, and open without touching furniture, walls or each other. */
export function doorMistakes({ type, bay }: FloorPlan): Mistake[] {
  const doors = linkedDoors(type);
  const openings = doorOpenings(type, bay);
  return openings.flatMap((opening, index) => {
    const { door, isEntrance } = opening;
    const path = ["doors", index];
    const rooms = doors[index]?.rooms ?? [];
    if (rooms.length === 0 || rooms[0] === rooms[1]) {
      const message = "must lie in a wall: between two rooms, or between a room and the outside";
      return mistakeIf(true, path, message);
    }
    const least = isEntrance ? LEAST_ENTRANCE : LEAST_DOOR;
    const swing = swingBox(opening);
    const touched = type.furniture.filter((piece) => opensAgainst(opening, piece));
    const behind = type.furniture.filter(
      (piece) =>
        leafWidth(door) < WIDE &&
        !touched.includes(piece) &&
        beforeDoor(opening).some((place) => overlap(place, footprint(piece))),
    );
    const against = openings.findIndex((other, place) => {
      const otherSwing = swingBox(other);
      return place > index && swing && otherSwing && overlap(swing, otherSwing);
    });
    return [
      ...mistakeIf(
        leafWidth(door) < least,
        path,
        `is ${leafWidth(door)} m wide; must be ${least} m or more`,
      ),
      ...touched.map(({ kind, at }) => ({
        path,
        message: `opens against the ${kind} at ${placeOf(at)}`,
      })),
      ...behind.map(({ kind, at }) => ({
        path,
        message: `has the ${kind} at ${placeOf(at)} before it; ${BEFORE_DOOR} m on both sides must be free`,
      })),
      ...mistakeIf(
        swing !== null &&
          !isCovered(
            swing,
            type.rooms.flatMap(({ parts }) => parts),
          ),
        path,
        "opens against a wall",
      ),
      ...mistakeIf(against > 0, path, `opens against doors.${against}`),
    ];
  });
}
