import type { FurnitureKind, HomeType, Room, RoomKind } from "#domain/homes/development.ts";
import { isCovered, roomName, roomOf } from "#domain/homes/floor-plan/rooms.ts";
import { linkedDoors } from "#domain/homes/floor-plan/ways.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import type { FloorPlan } from "./plan-geometry.ts";

/** What a room must have one of: each line is one piece, or one of several. */
const ONE_OF: Partial<Record<RoomKind, readonly (readonly FurnitureKind[])[]>> = {
  kitchen: [["sink"], ["cooker"], ["fridge"]],
  bath: [["toilet"]],
  toilet: [["toilet"], ["basin"]],
};

/** What a room must have, and may have more of. */
const SOME_OF: Partial<Record<RoomKind, readonly (readonly FurnitureKind[])[]>> = {
  bath: [["basin"], ["shower", "bathtub"]],
  bedroom: [["bed"]],
  living: [["sofa"]],
  studio: [["bed"], ["sofa"], ["wardrobe"]],
  laundry: [["washer"]],
};

const DINING_ROOMS = new Set<RoomKind>(["living", "dining", "studio", "kitchen"]);

/** Rooms have what they are for, once: kitchens a sink, a cooker and a fridge, homes a dining table. */
export function equipmentMistakes({ type }: FloorPlan): Mistake[] {
  const inRoom = (room: Room, kinds: readonly FurnitureKind[]) =>
    type.furniture.filter(({ kind, at }) => kinds.includes(kind) && roomOf(type.rooms, at) === room)
      .length;
  const missing = type.rooms.flatMap((room, index) => {
    const name = roomName(type.rooms, room);
    const must = (
      kinds: readonly FurnitureKind[],
      isWrong: (count: number) => boolean,
      what: string,
    ) => {
      const count = inRoom(room, kinds);
      return mistakeIf(
        isWrong(count),
        ["rooms", index],
        `the ${name} has ${count} of ${kinds.join(" or ")}; must have ${what}`,
      );
    };
    return [
      ...(ONE_OF[room.kind] ?? []).flatMap((kinds) => must(kinds, (count) => count !== 1, "one")),
      ...(SOME_OF[room.kind] ?? []).flatMap((kinds) =>
        must(kinds, (count) => count === 0, "one or more"),
      ),
    ];
  });
  return [...missing, ...wardrobeMistakes(type), ...diningMistakes(type), ...looseSinks(type)];
}

/** The wardrobe of a bedroom may stand in its dressing room. */
function wardrobeMistakes(type: HomeType): Mistake[] {
  const doors = linkedDoors(type);
  return type.rooms.flatMap((room, index) => {
    if (room.kind !== "bedroom") return [];
    const beside = new Set(doors.flatMap(({ rooms }) => (rooms.includes(room) ? rooms : [])));
    const has = type.furniture.some(({ kind, at }) => {
      const place = roomOf(type.rooms, at);
      if (kind !== "wardrobe" || !place) return false;
      return place === room || (place.kind === "dressing" && beside.has(place));
    });
    const message = `the ${roomName(type.rooms, room)} has no wardrobe; must have one, or a dressing with one`;
    return mistakeIf(!has, ["rooms", index], message);
  });
}

/** One table, in the living room or beside it. */
function diningMistakes(type: HomeType): Mistake[] {
  const tables = type.furniture.filter(({ kind }) => kind === "table");
  const misplaced = tables.filter(({ at }) => {
    const room = roomOf(type.rooms, at);
    return room && !DINING_ROOMS.has(room.kind);
  });
  const doors = linkedDoors(type);
  const apart = type.rooms.flatMap((room, index) =>
    mistakeIf(
      room.kind === "dining" &&
        !doors.some(
          ({ rooms }) => rooms.includes(room) && rooms.some(({ kind }) => kind === "living"),
        ),
      ["rooms", index],
      "the dining has no door to the living; must be beside it",
    ),
  );
  return [
    ...mistakeIf(
      tables.length !== 1,
      ["furniture"],
      `has ${tables.length} of table; a home must have one, to dine at`,
    ),
    ...misplaced.map((table) => ({
      path: ["furniture", type.furniture.indexOf(table)],
      message: `the table is in the ${roomOf(type.rooms, table.at)?.kind}; must be in the living, dining, studio or kitchen`,
    })),
    ...apart,
  ];
}

function looseSinks({ furniture }: HomeType): Mistake[] {
  const counters = furniture.filter(({ kind }) => kind === "counter").map(({ at }) => at);
  return furniture.flatMap(({ kind, at }, index) =>
    mistakeIf(
      (kind === "sink" || kind === "cooker") && !isCovered(at, counters),
      ["furniture", index],
      `the ${kind} must be set into a counter`,
    ),
  );
}
