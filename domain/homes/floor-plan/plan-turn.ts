import type { Development, Point, Rectangle, Stack, Wing } from "#domain/homes/development.ts";
import { boundsOf } from "#domain/homes/rectangle.ts";

/** `matrix` is a, b, c and d of an SVG matrix; `north` is clockwise from up. */
export type FloorPlanTurn = {
  matrix: readonly [number, number, number, number];
  north: number | null;
};

/** A home type by itself: its front at the bottom, without a north. */
export const FRONT_DOWN: FloorPlanTurn = { matrix: [1, 0, 0, -1], north: null };

/** As the home lies on the key plan, turned to the nearest quarter so that its walls are level. */
export function floorPlanTurn(
  { faces, mirrored }: Pick<Stack, "faces" | "mirrored">,
  { turn }: Pick<Wing, "turn">,
  { north }: Pick<Development, "north">,
): FloorPlanTurn {
  const x = mirrored === (faces === "back") ? 1 : -1;
  const y = faces === "back" ? -1 : 1;
  const angle = turn - north;
  const quarter = Math.round(angle / 90);
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][((quarter % 4) + 4) % 4] as [number, number];
  // SVG's y runs down, so every y is negated; `+ 0` avoids a negative zero.
  return {
    matrix: [cos * x + 0, -sin * x + 0, -sin * y + 0, -cos * y + 0],
    north: Math.round((angle - quarter * 90) * 10) / 10 + 0,
  };
}

export function turned([a, b, c, d]: FloorPlanTurn["matrix"], [x, y]: Point): Point {
  return [a * x + c * y + 0, b * x + d * y + 0];
}

export function turnedBox(matrix: FloorPlanTurn["matrix"], [x0, y0, x1, y1]: Rectangle): Rectangle {
  return boundsOf([turned(matrix, [x0, y0]), turned(matrix, [x1, y1])]);
}

/** Whether the floor plan's x runs vertically on the page. */
export function isQuarterTurned({ matrix }: FloorPlanTurn): boolean {
  return matrix[0] === 0;
}
