import { roomAt, roomName } from "#domain/homes/floor-plan/rooms.ts";
import type { BayKind, Point, Room, RoomKind } from "#domain/homes/development.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import type { FloorPlan } from "./plan-geometry.ts";

/** Metres: the depth of a wall and of what stands behind its window. */
const BEHIND = 0.6;
/** Metres from the ends of a window to where the room behind it is looked for. */
const WITHIN = 0.4;

const livedIn = new Set<RoomKind>(["living", "studio", "bedroom", "study", "family"]);

/** Behind each window is one room, and every living space has a window. */
export function windowMistakes({ type, bay, openings }: FloorPlan): Mistake[] {
  const lit = new Set<Room>();
  const see = (side: "front" | "rear" | "left", at: (along: number) => Point): Mistake[] =>
    type[side].flatMap((kind: BayKind, index) => {
      if (kind === "wall") return [];
      const { from, to } = openings[kind];
      const [one, other] = [from + WITHIN, to - WITHIN].map((along) =>
        roomAt(type.rooms, at(index * bay + along)),
      );
      if (one) lit.add(one);
      return mistakeIf(
        !one || one !== other,
        [side, index],
        `must have one room behind the whole ${kind}`,
      );
    });
  const mistakes = [
    ...see("front", (along) => [along, BEHIND]),
    ...see("rear", (along) => [along, type.depth - BEHIND]),
    ...see("left", (along) => [BEHIND, along]),
  ];
  const dark = type.rooms.flatMap((room, index) =>
    mistakeIf(
      livedIn.has(room.kind) && !lit.has(room),
      ["rooms", index],
      `the ${roomName(type.rooms, room)} has no window in an outer wall`,
    ),
  );
  return [...mistakes, ...dark];
}
