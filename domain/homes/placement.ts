import type { Development, Face, HomeType, Point, Stack, Wing } from "./development.ts";

export function toBuilding({ at, turn }: Pick<Wing, "at" | "turn">, [x, y]: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
}

/** From the coordinates of a home's floor plan to those of its wing. */
export function toWing(
  [x, y]: Point,
  stack: Pick<Stack, "bay" | "faces" | "mirrored">,
  type: Pick<HomeType, "bays">,
  wing: Pick<Wing, "depth">,
  bay: number,
): Point {
  const left = stack.bay * bay;
  const width = type.bays * bay;
  const along = stack.mirrored === (stack.faces === "back") ? x : width - x;
  return [left + along, stack.faces === "back" ? wing.depth - y : y];
}

/** Degrees clockwise from north. */
export function facing({ north }: Pick<Development, "north">, { turn }: Wing, face: Face): number {
  const fromFront = { front: 0, right: 90, back: 180, left: 270 }[face];
  // The front of a wing that is not turned looks along -y.
  return (((north + 180 - turn - fromFront) % 360) + 360) % 360;
}

const POINTS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export type CompassPoint = (typeof POINTS)[number];

export function compassPoint(direction: number): CompassPoint {
  return POINTS[Math.round(direction / 45) % 8] ?? "N";
}

/** The face on which one side of a home's floor plan lies. */
export function faceOf(
  side: "front" | "rear" | "left",
  { faces, mirrored }: Pick<Stack, "faces" | "mirrored">,
): Face {
  if (side === "front") return faces;
  if (side === "rear") return faces === "front" ? "back" : "front";
  return mirrored === (faces === "back") ? "left" : "right";
}
