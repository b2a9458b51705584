import type { Point } from "#studio/svg.ts";
import type { Light } from "./light.ts";
import type { Bounds, Vector } from "./vector.ts";

/** What covers a surface: matter takes light and shade, soft matter only the hour, glass mirrors the sky, lamps shine. */
export type Paint =
  | { kind: "matter"; color: string }
  | { kind: "soft"; color: string }
  | { kind: "glass" }
  | { kind: "lamp" }
  | { kind: "shade"; amount: number }
  | { kind: "gleam"; amount: number };

export type Mark = { shapes: Vector[][]; paint: Paint };

export type Face = {
  points: Vector[];
  normal: Vector;
  paint: Paint;
  marks: Mark[];
  /** Openings that show what lies behind. */
  holes?: Vector[][];
};

/** A thin member: a cable, a jib, a handrail. */
export type Rod = { points: Vector[]; thickness: number; color: string };

/** A flat cut-out that always faces the viewer: a tree, a person, a lamp post. */
export type Sprite = { at: Vector; draw: (foot: Point, scale: number, light: Light) => string };

export type Manner = "painted" | "drawn";

export type Solid = {
  bounds: Bounds;
  faces: Face[];
  rods: Rod[];
  sprite: Sprite | null;
  castsShadow: boolean;
  manner: Manner;
};

export type GroundShape = { points: Vector[]; paint: Paint };

export type Model = {
  solids: Solid[];
  ground: GroundShape[];
  /** The part that a picture must hold. */
  bounds: Bounds;
};

export function matter(color: string): Paint {
  return { kind: "matter", color };
}

export function soft(color: string): Paint {
  return { kind: "soft", color };
}
