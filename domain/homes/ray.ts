import type { Rectangle } from "./development.ts";

export type Place = readonly [x: number, y: number, z: number];

export type Ray = { from: Place; way: Place };

/** A ray with a smaller step in one direction stays at its place there. */
const PARALLEL = 1e-9;

/** Whether a ray meets a box that stands on the ground. */
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

/** How far along the ray it is between two planes for the first time; infinite where it never is. */
function enters(start: number, step: number, low: number, high: number): number {
  if (Math.abs(step) >= PARALLEL) return ((step > 0 ? low : high) - start) / step;
  return start < low || start > high ? Infinity : -Infinity;
}

/** How far along the ray it is between two planes for the last time. */
function leaves(start: number, step: number, low: number, high: number): number {
  return Math.abs(step) >= PARALLEL ? ((step > 0 ? high : low) - start) / step : Infinity;
}

/** A direction, turned counter-clockwise about the vertical. */
export function turned([x, y, z]: Place, degrees: number): [number, number, number] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
