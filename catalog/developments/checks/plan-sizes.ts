import { LEAST_SIZES, sizeOf } from "#domain/homes/floor-plan/least-sizes.ts";
import { roomName } from "#domain/homes/floor-plan/rooms.ts";
import { linkedDoors } from "#domain/homes/floor-plan/ways.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import type { FloorPlan } from "./plan-geometry.ts";

/** Square metres. */
const LEAST_FIRST_BEDROOM = 12;

/** Rooms are large enough for what they are for, and the first bedroom is the best one. */
export function sizeMistakes({ type }: FloorPlan): Mistake[] {
  const { rooms } = type;
  const small = rooms.flatMap((room, index) => {
    const size = sizeOf(room);
    const least = LEAST_SIZES[room.kind];
    const name = roomName(rooms, room);
    return [
      ...mistakeIf(
        size.area < least.area,
        ["rooms", index],
        `the ${name} has ${size.area} m²; must have ${least.area} m² or more`,
      ),
      ...mistakeIf(
        size.width < least.width,
        ["rooms", index],
        `the ${name} is ${size.width} m wide; must be ${least.width} m or more`,
      ),
    ];
  });
  return [...small, ...firstBedroomMistakes(type), ...laundryMistakes(type)];
}

function firstBedroomMistakes(type: FloorPlan["type"]): Mistake[] {
  const [first, ...others] = type.rooms.filter(({ kind }) => kind === "bedroom");
  if (!first) return [];
  const path = ["rooms", type.rooms.indexOf(first)];
  const { area } = sizeOf(first);
  const larger = others.find((other) => sizeOf(other).area > area);
  const doors = linkedDoors(type);
  const ownBath = type.rooms.some((room) => {
    const ways = doors.filter(({ rooms }) => rooms.includes(room));
    return (
      room.kind === "bath" && ways.length > 0 && ways.every(({ rooms }) => rooms.includes(first))
    );
  });
  return [
    ...mistakeIf(
      area < LEAST_FIRST_BEDROOM,
      path,
      `the first bedroom has ${area} m²; must have ${LEAST_FIRST_BEDROOM} m² or more`,
    ),
    ...mistakeIf(
      larger !== undefined,
      path,
      `the first bedroom has ${area} m², and another ${larger && sizeOf(larger).area} m²; the largest must be the first`,
    ),
    ...mistakeIf(
      others.length > 0 && !ownBath,
      path,
      "the first bedroom must have a bath of its own, with a door from it and no other door",
    ),
  ];
}

function laundryMistakes({ rooms }: FloorPlan["type"]): Mistake[] {
  const kitchens = rooms.filter(({ kind }) => kind === "kitchen").map((room) => sizeOf(room).area);
  return rooms.flatMap((room, index) => {
    const { area } = sizeOf(room);
    return mistakeIf(
      room.kind === "laundry" && kitchens.some((kitchen) => area >= kitchen),
      ["rooms", index],
      `the laundry has ${area} m², and the kitchen ${kitchens[0]} m²; a laundry must be smaller than a kitchen`,
    );
  });
}
