import type {
  BayKind,
  Development,
  Door,
  HomeType,
  Point,
  Rectangle,
} from "#domain/homes/development.ts";

type WallOpening = { at: Rectangle; along: "x" | "y" };

/** The way in is a door in an outer wall. */
export type DoorOpening = WallOpening & { door: Door; isEntrance: boolean };

export type GlassOpening = WallOpening & { kind: Exclude<BayKind, "wall">; outside: -1 | 1 };

type DrawnRooms = Pick<HomeType, "rooms" | "bays" | "depth">;

/** A door opening is as deep as its wall. */
export function doorOpenings(type: HomeType, bay: number): DoorOpening[] {
  return type.doors.map((door) => {
    const { hinge, latch } = door;
    const along = hinge[0] === latch[0] ? "y" : "x";
    const [low, high] = wallAt(type, bay, middle(hinge, latch), along);
    const at: Rectangle =
      along === "x"
        ? [Math.min(hinge[0], latch[0]), low, Math.max(hinge[0], latch[0]), high]
        : [low, Math.min(hinge[1], latch[1]), high, Math.max(hinge[1], latch[1])];
    const limit = along === "x" ? type.depth : type.bays * bay;
    return { at, along, door, isEntrance: low === 0 || high === limit };
  });
}

/** Windows and balcony doors in the outer walls. */
export function glassOpenings(
  type: HomeType,
  { bay, openings }: Pick<Development, "bay" | "openings">,
): GlassOpening[] {
  const width = type.bays * bay;
  const sides = [
    { kinds: type.front, along: "x", border: 0, outside: -1 },
    { kinds: type.rear, along: "x", border: type.depth, outside: 1 },
    { kinds: type.left, along: "y", border: 0, outside: -1 },
  ] as const;
  return sides.flatMap(({ kinds, along, border, outside }) =>
    kinds.flatMap((kind, index) => {
      if (kind === "wall") return [];
      const from = index * bay + openings[kind].from;
      const to = Math.min(index * bay + openings[kind].to, along === "x" ? width : type.depth);
      const place: Point = along === "x" ? [(from + to) / 2, border] : [border, (from + to) / 2];
      const [low, high] = wallAt(type, bay, place, along);
      const at: Rectangle = along === "x" ? [from, low, to, high] : [low, from, high, to];
      return [{ at, along, kind, outside }];
    }),
  );
}

/** How thick a wall is: up to the rooms on its sides, or to the outline of the home. */
function wallAt({ rooms, bays, depth }: DrawnRooms, bay: number, [x, y]: Point, along: "x" | "y") {
  const parts = rooms.flatMap((room) => room.parts);
  const [place, across] = along === "x" ? [x, y] : [y, x];
  const beside = parts
    .map(([x0, y0, x1, y1]) => (along === "x" ? [x0, x1, y0, y1] : [y0, y1, x0, x1]))
    .filter(([from = 0, to = 0]) => place > from && place < to);
  const limit = along === "x" ? depth : bays * bay;
  const before = beside.map(([, , , far = 0]) => far).filter((edge) => edge <= across);
  const behind = beside.map(([, , near = 0]) => near).filter((edge) => edge >= across);
  return [Math.max(0, ...before), Math.min(limit, ...behind)] as const;
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
