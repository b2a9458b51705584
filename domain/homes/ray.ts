import type { Rectangle } from "./development.ts";

export type Place = readonly [x: number, y: number, z: number];

export type Ray = { from: Place; way: Place };

/** A ray with a smaller step counts as parallel. */
const PARALLEL = 1e-9;

export function crossesBox(
  { from, way }: Ray,
  [x0, y0, x1, y1]: Rectangle,
  height: number,
): boolean {
  const near = Math.max(
    0,
    enters(from[0], way[0], x0, x1),
    enters(from[1], way[1], y0, y1),
    enters(from[2], way[2], 0, height),
  );
  const far = Math.min(
    leaves(from[0], way[0], x0, x1),
    leaves(from[1], way[1], y0, y1),
    leaves(from[2], way[2], 0, height),
  );
  return near < far;
}

/** The first distance at which the ray is between two planes, or infinity. */
function enters(start: number, step: number, low: number, high: number): number {
  if (Math.abs(step) >= PARALLEL) return ((step > 0 ? low : high) - start) / step;
  return start < low || start > high ? Infinity : -Infinity;
}

/** The last distance at which the ray is between two planes. */
function leaves(start: number, step: number, low: number, high: number): number {
  return Math.abs(step) >= PARALLEL ? ((step > 0 ? high : low) - start) / step : Infinity;
}

/** Counter-clockwise about the vertical, in degrees. */
export function turned([x, y, z]: Place, degrees: number): [number, number, number] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
