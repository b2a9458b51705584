import { box, ellipse, line } from "./path.ts";
import type { Piece } from "./piece.ts";

export const bathroomSymbols = {
  bathtub({ width, depth, area, point }: Piece) {
    const drain =
      width > depth ? point(width - 24, depth / 2) : point(width / 2, Math.max(24, depth - 24));
    return (
      box(area(0, 0, width, depth)) + box(area(8, 8, width - 8, depth - 8)) + ellipse(drain, 4)
    );
  },
  shower: ({ width, depth, area, point }: Piece) =>
    box(area(0, 0, width, depth)) +
    line(point(0, 0), point(width, depth)) +
    line(point(width, 0), point(0, depth)) +
    ellipse(point(width / 2, depth / 2), 6),
  basin({ width, depth, area, point }: Piece) {
    const radius = Math.min(width, depth) / 2 - 7;
    const isWide = width > 1.5 * depth;
    const [centre, ru, rv] = [point(width / 2, depth / 2), isWide ? radius * 1.4 : radius, radius];
    const isAlongX = point(1, 0)[1] === point(0, 0)[1];
    return box(area(0, 0, width, depth)) + ellipse(centre, isAlongX ? ru : rv, isAlongX ? rv : ru);
  },
  toilet({ width, depth, area, point }: Piece) {
    const [ru, rv] = [width / 2 - 2, (depth - 18) / 2];
    const isAlongX = point(1, 0)[1] === point(0, 0)[1];
    const bowl = point(width / 2, 18 + rv);
    return box(area(0, 0, width, 18)) + ellipse(bowl, isAlongX ? ru : rv, isAlongX ? rv : ru);
  },
};
