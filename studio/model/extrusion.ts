import { type Facade, polygon, solidOf, wallFace } from "./shapes.ts";
import type { Face, Paint, Solid } from "./solid.ts";
import type { Vector } from "./vector.ts";

export type SectionPoint = readonly [across: number, up: number];

export type ExtrusionOptions = {
  paint: Paint;
  /** What covers the two ends. */
  end?: Paint;
  endFacade?: Facade;
};

/** A convex cross-section, counter-clockwise as seen from the front, drawn out along z (or x). */
export function extrusion(
  section: readonly SectionPoint[],
  axis: "x" | "z",
  from: number,
  to: number,
  options: ExtrusionOptions,
): Solid {
  const at = ([across, up]: SectionPoint, depth: number): Vector => [across, up, depth];
  const sides: Vector[][] = section.map((point, index) => {
    const next = section[(index + 1) % section.length] ?? point;
    return [at(point, from), at(point, to), at(next, to), at(next, from)];
  });
  const front = section.map((point) => at(point, from));
  const back = section.map((point) => at(point, to)).toReversed();
  const place = (points: Vector[]): Vector[] =>
    axis === "z" ? points : points.map(([x, y, z]): Vector => [z, y, x]).toReversed();
  const end = options.end ?? options.paint;
  const faces: Face[] = [
    ...sides.map((points) => polygon(place(points), options.paint)),
    polygon(place(front), end),
    polygon(place(back), end),
  ];
  return solidOf(faces);
}

/** A half barrel over a rectangle. */
export function vaultSection(
  left: number,
  right: number,
  foot: number,
  rise: number,
): SectionPoint[] {
  const steps = 12;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * Math.PI;
    return [middle + Math.cos(angle) * half, foot + Math.sin(angle) * rise] as const;
  });
}

export function gableSection(
  left: number,
  right: number,
  foot: number,
  rise: number,
): SectionPoint[] {
  return [
    [left, foot],
    [right, foot],
    [(left + right) / 2, foot + rise],
  ];
}

/** A pitched roof over a rectangle with all four sides falling outwards. */
export function hipRoof(min: Vector, max: Vector, rise: number, paint: Paint): Solid {
  const inset = Math.min(max[0] - min[0], max[2] - min[2]) / 2;
  const wide = max[0] - min[0] > max[2] - min[2];
  const low = min[1];
  const high = low + rise;
  const a: Vector = [min[0], low, min[2]];
  const b: Vector = [max[0], low, min[2]];
  const c: Vector = [max[0], low, max[2]];
  const d: Vector = [min[0], low, max[2]];
  const middle: Vector = [(min[0] + max[0]) / 2, high, (min[2] + max[2]) / 2];
  const start: Vector = wide
    ? [min[0] + inset, high, middle[2]]
    : [middle[0], high, min[2] + inset];
  const end: Vector = wide ? [max[0] - inset, high, middle[2]] : [middle[0], high, max[2] - inset];
  return solidOf(
    wide
      ? [
          polygon([a, b, end, start], paint),
          polygon([b, c, end], paint),
          polygon([c, d, start, end], paint),
          polygon([d, a, start], paint),
        ]
      : [
          polygon([a, b, start], paint),
          polygon([b, c, end, start], paint),
          polygon([c, d, end], paint),
          polygon([d, a, start, end], paint),
        ],
  );
}

/** A free-standing upright panel between two feet. */
export function screenWall(
  left: Vector,
  right: Vector,
  height: number,
  paint: Paint,
  facade: Facade,
): Solid {
  const lift = (point: Vector): Vector => [point[0], point[1] + height, point[2]];
  return solidOf([
    wallFace([left, right], [lift(left), lift(right)], paint, facade),
    wallFace([right, left], [lift(right), lift(left)], paint, facade),
  ]);
}
