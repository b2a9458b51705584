import type { Point, Rectangle } from "./development.ts";

/** Counter-clockwise where y points up. */
export function corners([x0, y0, x1, y1]: Rectangle): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

export function boundsOf(points: readonly Point[]): Rectangle {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point[0]);
    low = Math.min(low, point[1]);
    right = Math.max(right, point[0]);
    high = Math.max(high, point[1]);
  }
  return [left, low, right, high];
}

export function rectangleArea([x0, y0, x1, y1]: Rectangle): number {
  return (x1 - x0) * (y1 - y0);
}

/** Each value once, the lowest first. */
export function sortedEdges(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((one, other) => one - other);
}

export function sharedArea(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, width) * Math.max(0, height);
}
