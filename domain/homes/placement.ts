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

export type FaceFrame = {
  /** The place on the ground from which the face is measured. */
  origin: Point;
  /** Unit vectors along the face and away from it, in the coordinates of the building. */
  along: Point;
  outward: Point;
};

export function faceFrame(wing: Wing, face: Face, bay: number): FaceFrame {
  const frames: Record<Face, FaceFrame> = {
    front: { origin: [0, 0], along: [1, 0], outward: [0, -1] },
    back: { origin: [0, wing.depth], along: [1, 0], outward: [0, 1] },
    left: { origin: [0, 0], along: [0, 1], outward: [-1, 0] },
    right: { origin: [wing.bays * bay, 0], along: [0, 1], outward: [1, 0] },
  };
  const { origin, along, outward } = frames[face];
  const turned = (vector: Point) => toBuilding({ at: [0, 0], turn: wing.turn }, vector);
  return { origin: toBuilding(wing, origin), along: turned(along), outward: turned(outward) };
}

/** From the coordinates of the building to metres along a face and before it. */
export function toFace({ origin, along, outward }: FaceFrame, [x, y]: Point): Point {
  const [dx, dy] = [x - origin[0], y - origin[1]];
  return [dx * along[0] + dy * along[1], dx * outward[0] + dy * outward[1]];
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
