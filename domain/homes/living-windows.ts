import { facadeRuns } from "./bays.ts";
import type { Development, Face, Rectangle, Stack } from "./development.ts";
import { findType, findWing } from "./homes.ts";
import { toWing } from "./placement.ts";

/** The glass of a window on a face of its wing: along the face, and up from the ground. */
export type Glass = { face: Face; at: Rectangle };

/** Metres from the wall's face to a place that is in the room behind the window. */
const INSIDE = 0.6;

/** The windows and glass doors of the room in which one lives, on all sides of the home. */
export function livingWindows(development: Development, stack: Stack, floor: number): Glass[] {
  const { bay, floorHeight, openings } = development;
  const below = (floor - 1) * floorHeight;
  const rooms = livingRooms(development, stack);
  return facadeRuns(stack, findType(development, stack.type)).flatMap(({ face, first, kinds }) =>
    kinds.flatMap((kind, index) => {
      if (kind === "wall") return [];
      const { from, to, sill, head } = openings[kind];
      const start = (first + index) * bay;
      const behind = placeBehind(development, stack, face, start + (from + to) / 2);
      if (!rooms.some((room) => isIn(behind, room))) return [];
      const at: Rectangle = [start + from, below + sill, start + to, below + head];
      return [{ face, at }];
    }),
  );
}

/** In the coordinates of the wing. */
function livingRooms(development: Development, stack: Stack): Rectangle[] {
  const type = findType(development, stack.type);
  const wing = findWing(development, stack.wing);
  return type.rooms
    .filter(({ kind }) => kind === "living" || kind === "studio")
    .flatMap(({ parts }) => parts)
    .map(([x0, y0, x1, y1]) => {
      const [a, b] = toWing([x0, y0], stack, type, wing, development.bay);
      const [c, d] = toWing([x1, y1], stack, type, wing, development.bay);
      return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
    });
}

function placeBehind({ wings, bay }: Development, stack: Stack, face: Face, along: number) {
  const { bays, depth } = findWing({ wings }, stack.wing);
  if (face === "front") return [along, INSIDE] as const;
  if (face === "back") return [along, depth - INSIDE] as const;
  return [face === "left" ? INSIDE : bays * bay - INSIDE, along] as const;
}

function isIn([x, y]: readonly [number, number], [x0, y0, x1, y1]: Rectangle): boolean {
  return x0 <= x && x <= x1 && y0 <= y && y <= y1;
}
