import type { Point } from "./development.ts";

/** Corners in a row; the last is joined to the first. */
export type Polygon = readonly Point[];

export type Edge = readonly [from: Point, to: Point];

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
  const edges = edgesOf(hull)
    .map((edge) => ({ edge, outside: area(clip(polygon, (point) => -turn(...edge, point))) }))
    // The edge with the most outside it is first, because the others then do not divide its part.
    .toSorted((one, other) => other.outside - one.outside)
    .map(({ edge }) => edge);
  const { inside, outside } = cut(polygon, edges);
  return area(inside) < SMALLEST ? [polygon] : outside.filter((part) => area(part) >= SMALLEST);
}

/** The convex parts of a convex polygon outside the edges of a hull, and the part inside all of them. */
export function cut(
  polygon: Polygon,
  edges: readonly Edge[],
): { inside: Polygon; outside: Polygon[] } {
  const outside: Polygon[] = [];
  let inside = polygon;
  for (const [from, to] of edges) {
    let [least, most] = [0, 0];
    for (const point of inside) {
      const side = turn(from, to, point);
      if (side < least) least = side;
      if (side > most) most = side;
    }
    if (least === 0) continue;
    if (most === 0) return { inside: [], outside: [polygon] };
    const [kept, left] = split(inside, from, to);
    outside.push(left);
    inside = kept;
  }
  return { inside, outside };
}

/** The parts of a convex polygon on the two sides of a line; clipping it twice is much slower. */
function split(polygon: Polygon, from: Point, to: Point): [left: Polygon, right: Polygon] {
  const sides = polygon.map((point) => turn(from, to, point));
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const [index, point] of polygon.entries()) {
    const after = (index + 1) % polygon.length;
    const [here, there, next] = [sides[index] ?? 0, sides[after] ?? 0, polygon[after] ?? point];
    if (here >= 0) left.push(point);
    if (here <= 0) right.push(point);
    if (here * there >= 0) continue;
    const share = here / (here - there);
    const between: Point = [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ];
    left.push(between);
    right.push(between);
  }
  return [left, right];
}

export function edgesOf(polygon: Polygon): Edge[] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);
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
export function turn(from: Point, to: Point, point: Point): number {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
}
