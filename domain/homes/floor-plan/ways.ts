import type { Door, HomeType, Point, Room, RoomKind } from "#domain/homes/development.ts";
import { roomAt } from "./rooms.ts";

/** The rooms from which a room of each kind may be entered. */
export const ENTERED_FROM: Readonly<Record<RoomKind, readonly RoomKind[]>> = {
  hall: ["hall", "living", "dining", "family"],
  living: ["hall", "dining", "family"],
  studio: ["hall"],
  dining: ["living", "hall", "kitchen", "family"],
  family: ["hall", "living", "dining"],
  kitchen: ["hall", "living", "studio", "dining", "family"],
  bedroom: ["hall"],
  study: ["hall", "living", "family"],
  bath: ["hall", "bedroom"],
  toilet: ["hall"],
  dressing: ["bedroom"],
  laundry: ["hall", "kitchen"],
  store: ["hall", "kitchen", "laundry"],
};

/** Metres between the middle of a wall and a point in the room beside it. */
const BESIDE = 0.3;

export type LinkedDoor = { index: number; door: Door; rooms: Room[] };

/** Each door with the rooms on its two sides; one of them alone for the entrance. */
export function linkedDoors({ doors, rooms }: Pick<HomeType, "doors" | "rooms">): LinkedDoor[] {
  return doors.map((door, index) => {
    const { hinge, latch } = door;
    const [x, y] = [(hinge[0] + latch[0]) / 2, (hinge[1] + latch[1]) / 2];
    const sides: Point[] =
      hinge[0] === latch[0]
        ? [
            [x - BESIDE, y],
            [x + BESIDE, y],
          ]
        : [
            [x, y - BESIDE],
            [x, y + BESIDE],
          ];
    return { index, door, rooms: sides.flatMap((side) => roomAt(rooms, side) ?? []) };
  });
}

export function mayLead(from: Room, to: Room): boolean {
  return ENTERED_FROM[to.kind].includes(from.kind);
}

/** The rooms that can be reached from the entrance, by all doors or only by those that may lead there. */
export function reachedRooms(
  doors: readonly LinkedDoor[],
  isWay: (from: Room, to: Room) => boolean = () => true,
): Set<Room> {
  const reached = new Set(doors.find(({ rooms }) => rooms.length === 1)?.rooms);
  // A set's iteration also visits what is added on the way.
  for (const from of reached) {
    for (const { rooms } of doors) {
      if (!rooms.includes(from)) continue;
      for (const to of rooms) if (isWay(from, to)) reached.add(to);
    }
  }
  return reached;
}
