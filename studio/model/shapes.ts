import type { Face, Mark, Paint, Solid, Sprite } from "./solid.ts";
import { add, boundsOf, cross, scale, subtract, unit, type Vector } from "./vector.ts";

/** A wall to decorate: metres along (u) and up (v) from its lower left corner. */
export type Wall = { width: number; height: number; at: (u: number, v: number) => Vector };
export type Facade = (wall: Wall) => Mark[];

export function blank(): Mark[] {
  return [];
}

export function solidOf(faces: Face[]): Solid {
  return {
    bounds: boundsOf(faces.flatMap((face) => face.points)),
    faces,
    rods: [],
    sprite: null,
    castsShadow: true,
    manner: "painted",
  };
}

/** A flat polygon; its corners run counter-clockwise as seen from outside. */
export function polygon(points: Vector[], paint: Paint, marks: Mark[] = []): Face {
  const [a, b, c] = points;
  if (!a || !b || !c) throw new Error("A face needs three corners");
  return { points, normal: unit(cross(subtract(c, a), subtract(b, a))), paint, marks };
}

/** An upright (or leaning) wall from its lower left corner to its lower right one, seen from outside. */
export function wallFace(
  foot: readonly [Vector, Vector],
  head: readonly [Vector, Vector],
  paint: Paint,
  facade: Facade,
): Face {
  const [left, right] = foot;
  const along = subtract(right, left);
  const up = subtract(head[0], left);
  const width = Math.hypot(...along);
  const height = Math.hypot(...up);
  const narrowing = Math.hypot(...subtract(head[1], head[0])) / (width || 1);
  const at = (u: number, v: number): Vector => {
    const share = 1 + (narrowing - 1) * (v / height);
    return add(add(left, scale(up, v / height)), scale(along, (u / width) * share));
  };
  const face = polygon([left, right, head[1], head[0]], paint);
  return { ...face, marks: facade({ width, height, at }) };
}

export type Side = "front" | "right" | "back" | "left";
export type BoxOptions = {
  paint: Paint;
  top?: Paint;
  facade?: Facade;
  sides?: Partial<Record<Side, Facade>>;
  shadow?: boolean;
};

/** An axis-parallel block between two corners. */
export function block(min: Vector, max: Vector, options: BoxOptions): Solid {
  const footprint: FootPoint[] = [
    [min[0], min[2]],
    [max[0], min[2]],
    [max[0], max[2]],
    [min[0], max[2]],
  ];
  const names: Side[] = ["front", "right", "back", "left"];
  const facade = options.facade ?? blank;
  return prism(footprint, min[1], max[1], {
    paint: options.paint,
    top: options.top ?? options.paint,
    shadow: options.shadow ?? true,
    facades: names.map((name) => options.sides?.[name] ?? facade),
  });
}

export type FootPoint = readonly [x: number, z: number];
export type PrismOptions = {
  paint: Paint;
  top: Paint;
  shadow?: boolean;
  facades?: Facade[];
  /** The outline of the top where it differs from the foot. */
  head?: FootPoint[];
};

/** A convex outline, counter-clockwise from the front left as seen from above, raised. */
export function prism(
  foot: readonly FootPoint[],
  low: number,
  high: number,
  options: PrismOptions,
): Solid {
  const head = options.head ?? foot;
  const faces = foot.map((_, index) => {
    const next = (index + 1) % foot.length;
    const corner = (outline: readonly FootPoint[], at: number, y: number): Vector => {
      const point = outline[at] ?? [0, 0];
      return [point[0], y, point[1]];
    };
    return wallFace(
      [corner(foot, index, low), corner(foot, next, low)],
      [corner(head, index, high), corner(head, next, high)],
      options.paint,
      options.facades?.[index % options.facades.length] ?? blank,
    );
  });
  const lid: Vector[] = head.map(([x, z]) => [x, high, z]);
  const base: Vector[] = foot.map(([x, z]): Vector => [x, low, z]).toReversed();
  const solid = solidOf([...faces, polygon(lid, options.top), polygon(base, options.paint)]);
  return { ...solid, castsShadow: options.shadow ?? true };
}

export function rod(points: Vector[], thickness: number, color: string): Solid {
  return {
    bounds: boundsOf(points),
    faces: [],
    rods: [{ points, thickness, color }],
    sprite: null,
    castsShadow: false,
    manner: "painted",
  };
}

/** Room that a cut-out takes, so that it is ordered rightly among the solids. */
export function cutOut(sprite: Sprite, radius: number, height: number): Solid {
  const [x, y, z] = sprite.at;
  const reach = radius * 0.4;
  return {
    bounds: { min: [x - reach, y, z - reach], max: [x + reach, y + height, z + reach] },
    faces: [],
    rods: [],
    sprite,
    castsShadow: false,
    manner: "painted",
  };
}
