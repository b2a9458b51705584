import type { Door, Furniture, HomeType, Point, Room } from "#domain/homes/development.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { type FloorPlan, roomAt } from "./plan-geometry.ts";

/** Metres between a door and the rooms on its two sides. */
const BESIDE = 0.3;

/** Metres between an opening door and a toilet or basin. */
const CLEARANCE = 0.1;

/** Doors lead from room to room, one of them outside, and open without touching furniture. */
export function doorMistakes({ type }: FloorPlan): Mistake[] {
  const doors = type.doors.map((door, index) => ({ door, index, rooms: roomsBeside(type, door) }));
  const entrances = doors.filter(({ rooms }) => rooms.length === 1);
  const misplaced = doors.flatMap(({ rooms, index }) =>
    mistakeIf(
      rooms.length === 0 || rooms[0] === rooms[1],
      ["doors", index],
      "must lie in a wall: between two rooms, or between a room and the outside",
    ),
  );
  const wayIn = mistakeIf(
    entrances.length !== 1,
    ["doors"],
    `must have one door to the outside, not ${entrances.length}`,
  );
  const reached = new Set(entrances[0]?.rooms);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { rooms } of doors) {
      if (rooms.some((room) => reached.has(room))) for (const room of rooms) reached.add(room);
    }
  }
  const closed = type.rooms.flatMap((room, index) =>
    mistakeIf(
      reached.size > 0 && !reached.has(room),
      ["rooms", index],
      `no door leads to the ${room.kind}`,
    ),
  );
  return [...misplaced, ...wayIn, ...closed, ...swingMistakes(type)];
}

function roomsBeside(type: HomeType, { hinge, latch }: Door): Room[] {
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
  return sides.flatMap((side) => roomAt(type, side) ?? []);
}

function swingMistakes({ doors, furniture }: HomeType): Mistake[] {
  return doors.flatMap((door, index) =>
    furniture
      .filter((piece) => touches(door, piece))
      .map(({ kind, at }) => ({
        path: ["doors", index],
        message: `opens against the ${kind} at ${at.join(", ")}`,
      })),
  );
}

/** A door opens within a quarter circle. */
function touches({ hinge, latch, into }: Door, { kind, at }: Furniture): boolean {
  if (!into) return false;
  const leaf = Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]);
  const radius = leaf + (kind === "toilet" || kind === "basin" ? CLEARANCE : 0);
  const way = into.startsWith("+") ? radius : -radius;
  const ranges = ([0, 1] as const).map((axis) => {
    const toLatch = ((latch[axis] - hinge[axis]) / leaf) * radius;
    const end = hinge[axis] + (into.endsWith(axis === 0 ? "x" : "y") ? way : toLatch);
    const low = Math.max(at[axis], Math.min(hinge[axis], end));
    const high = Math.min(at[axis + 2]!, Math.max(hinge[axis], end));
    return { low, high, nearest: Math.min(Math.max(hinge[axis], low), high) - hinge[axis] };
  });
  if (ranges.some(({ low, high }) => high - low < 0.01)) return false;
  return Math.hypot(ranges[0]!.nearest, ranges[1]!.nearest) < radius;
}
