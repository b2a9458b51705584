import type { Point } from "./development.ts";
import { type Edge, edgesOf, type Polygon, turn } from "./polygon.ts";

/** Two edges of a polygon that meet although they are not neighbours, by their first corners; null if none do. */
export function crossing(polygon: Polygon): readonly [number, number] | null {
  const edges = edgesOf(polygon);
  for (const [first, edge] of edges.entries()) {
    for (let second = first + 2; second < edges.length; second += 1) {
      const areNeighbours = first === 0 && second === edges.length - 1;
      if (!areNeighbours && meet(edge, edges[second]!)) return [first, second];
    }
  }
  return null;
}

function meet(one: Edge, other: Edge): boolean {
  const areCrossed = isBetween(one, other) && isBetween(other, one);
  return (
    areCrossed ||
    other.some((point) => liesOn(point, one)) ||
    one.some((point) => liesOn(point, other))
  );
}

/** Whether the ends of an edge lie on the two sides of the line through another. */
function isBetween([from, to]: Edge, [start, end]: Edge): boolean {
  return turn(from, to, start) * turn(from, to, end) < 0;
}

function liesOn(point: Point, [from, to]: Edge): boolean {
  const isWithin = ([0, 1] as const).every(
    (axis) =>
      Math.min(from[axis], to[axis]) <= point[axis] &&
      point[axis] <= Math.max(from[axis], to[axis]),
  );
  return isWithin && turn(from, to, point) === 0;
}
