import { type FootPoint, polygon, solidOf } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";

/** An arc of points around the z axis of a seat, for rails and backs. */
export function arc(
  centre: Vector,
  radius: number,
  depth: number,
  from: number,
  to: number,
): Vector[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = from + ((to - from) * index) / 24;
    return [centre[0] + Math.cos(angle) * radius, centre[1], centre[2] + Math.sin(angle) * depth];
  });
}

/** A piece of an upholstered back: a block whose corners rise to different heights. */
export function wedge(
  foot: FootPoint[],
  head: FootPoint[],
  low: number,
  tops: number[],
  color: string,
): Solid {
  const below = foot.map(([x, z]): Vector => [x, low, z]);
  const above = head.map(([x, z], index): Vector => [x, tops[index] ?? low, z]);
  const corner = (ring: Vector[], index: number): Vector => ring[index % ring.length] ?? [0, 0, 0];
  return solidOf([
    ...below.map((point, index) =>
      polygon(
        [point, corner(below, index + 1), corner(above, index + 1), corner(above, index)],
        matter(color),
      ),
    ),
    polygon(above, matter(color)),
  ]);
}

/** A profile drawn through a few heights, made smooth enough to zoom into. */
export function smoothProfile(points: readonly (readonly [number, number])[]): [number, number][] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const pieces = 7;
  return points.slice(0, -1).flatMap((_, index) =>
    Array.from(
      { length: pieces + (index === points.length - 2 ? 1 : 0) },
      (_, step): [number, number] => {
        const t = step / pieces;
        const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
        const blend = (axis: 0 | 1) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
        return [blend(0), blend(1)];
      },
    ),
  );
}
