import type { Point } from "./development.ts";

/** Corners in a row; the last is joined to the first. */
export type Polygon = readonly Point[];

/** Square units: smaller parts come from rounding, or are too small to point at. */
const SMALLEST = 20;

/** Keeps the part of a convex polygon where a linear function is not negative. */
export function clip(polygon: Polygon, value: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [value(point), value(next)];
    const kept = here >= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    const between = (axis: 0 | 1) => point[axis] + (next[axis] - point[axis]) * share;
    return [...kept, [between(0), between(1)] as const];
  });
}

/** As few convex parts as possible. */
export function subtract(polygon: Polygon, hull: Polygon): Polygon[] {
  const edges = hull
    .map((from, index) => [from, hull[(index + 1) % hull.length] ?? from] as const)
    .map(
      ([from, to]) =>
        (point: Point) =>
          turn(from, to, point),
    )
    .map((inside) => [inside, (point: Point) => -inside(point)] as const)
    // The edge with the most outside it is first, because the others then do not divide its part.
    .toSorted(([, one], [, other]) => area(clip(polygon, other)) - area(clip(polygon, one)));
  const parts: Polygon[] = [];
  let rest = polygon;
  for (const [inside, outside] of edges) {
    parts.push(clip(rest, outside));
    rest = clip(rest, inside);
  }
  return area(rest) < SMALLEST ? [polygon] : parts.filter((part) => area(part) >= SMALLEST);
}

/** Counter-clockwise where y points up. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** One side of the hull, without its last point, where the other side begins. */
function chain(sorted: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const point of sorted) {
    while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
    found.push(point);
  }
  return found.slice(0, -1);
}

export function area(polygon: Polygon): number {
  const twice = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Positive for a point to the left of the line, where y points up. */
export function turn([x0, y0]: Point, [x1, y1]: Point, [x, y]: Point): number {
  return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
}
