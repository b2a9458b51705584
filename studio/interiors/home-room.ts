import { type GroundShape, matter } from "#studio/model/solid.ts";
import type { Room } from "./kinds.ts";

const OAK = "#C9A878";

const PLASTER = "#EFE6D6";

export function rug(
  x: number,
  z: number,
  width: number,
  depth: number,
  color: string,
  border: string,
): GroundShape[] {
  const flat = (inset: number, paint: string): GroundShape => ({
    points: [
      [x + inset, 0, z + inset],
      [x + width - inset, 0, z + inset],
      [x + width - inset, 0, z + depth - inset],
      [x + inset, 0, z + depth - inset],
    ],
    paint: matter(paint),
  });
  return [flat(0, border), flat(0.1, color), flat(0.28, border), flat(0.32, color)];
}

export const base: Room = {
  width: 7,
  depth: 5,
  height: 3.9,
  floor: OAK,
  floorJoint: 0.22,
  wall: PLASTER,
  side: "#E7DCC8",
  ceiling: "#F7F1E6",
  frame: "#3A4A45",
  windows: [{ left: 1.2, right: 5.8, sill: 0.05, head: 3.4, bars: 4 }],
};

export const view = {
  eye: [0, 1.4, -3.7] as const,
  yaw: 0,
  lens: 1,
  horizonShare: 0.56,
  sunSide: 1 as const,
};
