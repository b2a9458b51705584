import { type FootPoint, polygon, solidOf } from "./shapes.ts";
import type { Face, Paint, Solid } from "./solid.ts";
import type { Vector } from "./vector.ts";

/** A regular outline around a centre, counter-clockwise from above as `prism` wants it. */
export function ringOutline(
  centre: FootPoint,
  radius: number,
  sides: number,
  turn = 0,
  depth = radius,
): FootPoint[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index / sides) * Math.PI * 2 - Math.PI / 2;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * depth] as const;
  });
}

/** A body turned on the lathe: domes, minarets, cooling towers, columns. */
export function turned(
  centre: FootPoint,
  profile: readonly (readonly [radius: number, height: number])[],
  paint: Paint,
  sides = 24,
): Solid {
  const ring = (radius: number, height: number): Vector[] =>
    ringOutline(centre, Math.max(0.01, radius), sides).map(([x, z]): Vector => [x, height, z]);
  const faces: Face[] = [];
  for (let level = 0; level < profile.length - 1; level += 1) {
    const [lowRadius, low] = profile[level] ?? [0, 0];
    const [highRadius, high] = profile[level + 1] ?? [0, 0];
    const below = ring(lowRadius, low);
    const above = ring(highRadius, high);
    below.forEach((from, index) => {
      const next = (index + 1) % sides;
      const [a, b, c] = [below[next], above[next], above[index]];
      if (!a || !b || !c) return;
      faces.push(
        lowRadius < 0.02
          ? polygon([from, b, c], paint)
          : polygon([from, a, highRadius < 0.02 ? c : b, c], paint),
      );
    });
  }
  const [topRadius, top] = profile.at(-1) ?? [0, 0];
  if (topRadius > 0.05) faces.push(polygon(ring(topRadius, top), paint));
  return solidOf(faces);
}

const DOME_LEVELS = 9;

/** A dome over a ring; a point above 0 gives it the onion's shoulder and tip. */
export function domeProfile(
  radius: number,
  foot: number,
  rise: number,
  point: number,
): (readonly [number, number])[] {
  return Array.from({ length: DOME_LEVELS + 1 }, (_, level) => {
    const share = level / DOME_LEVELS;
    const angle = share * (Math.PI / 2);
    const swell = 1 + point * 0.12 * Math.sin(share * Math.PI);
    return [
      radius * Math.cos(angle) * swell,
      foot + rise * (Math.sin(angle) * (1 - point * 0.15) + point * 0.15 * share ** 2),
    ] as const;
  });
}
