import { box, ellipse, line } from "./path.ts";
import type { Piece } from "./piece.ts";

/** How far a bowl and the rings of a cooker are from the edges of a counter, in centimetres. */
const EDGE = 9;

export const kitchenSymbols = {
  counter: ({ width, depth, area }: Piece) => box(area(0, 0, width, depth)),
  sink: ({ width, depth, area, point }: Piece) =>
    box(area(EDGE, EDGE, width - EDGE, depth - EDGE)) + ellipse(point(width / 2, depth / 2), 3),
  cooker({ width, depth, area, point }: Piece) {
    const rings = [0.3, 0.7].flatMap((u) =>
      [0.3, 0.7].map((v) => ellipse(point(width * u, depth * v), 9)),
    );
    return box(area(3, 3, width - 3, depth - 3)) + rings.join("");
  },
  /** The line along its front is its door. */
  fridge: ({ width, depth, area, point }: Piece) =>
    box(area(0, 0, width, depth)) +
    line(point(0, depth - 7), point(width, depth - 7)) +
    line(point(0, 0), point(width, depth - 7)) +
    line(point(width, 0), point(0, depth - 7)),
  washer: ({ width, depth, area, point }: Piece) =>
    box(area(0, 0, width, depth)) +
    ellipse(point(width / 2, depth / 2), 0.34 * Math.min(width, depth)),
};
