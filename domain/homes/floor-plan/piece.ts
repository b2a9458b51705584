import type { Furniture, Point, Rectangle } from "#domain/homes/development.ts";
import { boundsOf } from "#domain/homes/rectangle.ts";

/** A piece with its back to a wall: u runs along its back, v from the back to the front. */
export type Piece = {
  width: number;
  depth: number;
  point: (u: number, v: number) => Point;
  area: (u0: number, v0: number, u1: number, v1: number) => Rectangle;
};

/** How far the seats of chairs stand out from a table, in centimetres. */
export const CHAIR = 30;

/** The back is the side nearest to a wall of the room. */
export function toPiece({ kind, at: [x0, y0, x1, y1] }: Furniture, room: Rectangle): Piece {
  const gaps = {
    left: Math.max(0, x0 - room[0]),
    bottom: Math.max(0, y0 - room[1]),
    right: Math.max(0, room[2] - x1),
    top: Math.max(0, room[3] - y1),
  };
  const [across, along] = [x1 - x0, y1 - y0];
  const sides = (Object.keys(gaps) as (keyof typeof gaps)[]).toSorted(
    (one, other) => Math.round((gaps[one] - gaps[other]) * 1000) || length(other) - length(one),
  );
  const back = sides[0] ?? "top";
  const isUpright = back === "left" || back === "right";

  /** Of two sides at a wall, a sofa or counter has its back to the longer, a bed to the shorter. */
  function length(side: keyof typeof gaps): number {
    const own = side === "left" || side === "right" ? along : across;
    return kind === "bed" || kind === "toilet" ? -own : own;
  }

  function point(u: number, v: number): Point {
    if (back === "left") return [x0 + v, y0 + u];
    if (back === "right") return [x1 - v, y0 + u];
    return back === "top" ? [x0 + u, y1 - v] : [x0 + u, y0 + v];
  }

  return {
    width: isUpright ? along : across,
    depth: isUpright ? across : along,
    point,
    area: (u0, v0, u1, v1) => boundsOf([point(u0, v0), point(u1, v1)]),
  };
}
