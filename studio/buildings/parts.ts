import { block } from "#studio/model/shapes.ts";
import {
  type GroundShape,
  matter,
  type Model,
  type Paint,
  type Solid,
} from "#studio/model/solid.ts";
import { union, type Vector } from "#studio/model/vector.ts";
import type { Context } from "./context.ts";

export const render = "#F0E6D4";
export const ivory = "#F7F1E4";
export const stone = "#DDCBA8";
export const concrete = "#C9C2B2";
export const brick = "#B0714C";
export const oldBrick = "#A5603F";
export const timber = "#8A6238";
export const bronze = "#A9803F";
export const gold = "#C9A15A";
export const teal = "#2C5F5D";
export const steel = "#8E9A93";
export const dark = "#2A3E3B";
export const lawn = "#7D8F63";
export const paving = "#DDD0B6";
export const asphalt = "#8B8A7E";
export const pool = "#5FA09B";

export const voidPaint: Paint = matter("#2B3A37");

export function lit({ random, hour }: Context) {
  return { random, lamps: hour.lamps };
}

/** The picture holds what casts a shadow; masts and plants may stand out of it. */
export function modelOf(solids: Solid[], ground: GroundShape[] = []): Model {
  return {
    solids,
    ground,
    bounds: union(solids.filter((solid) => solid.castsShadow).map((solid) => solid.bounds)),
  };
}

export function patch(
  left: number,
  right: number,
  near: number,
  far: number,
  color: string,
): GroundShape {
  return {
    points: [
      [left, 0, near],
      [right, 0, near],
      [right, 0, far],
      [left, 0, far],
    ],
    paint: matter(color),
  };
}

/** Thin joints or lane marks over a patch, running away from the viewer. */
export function joints(
  left: number,
  right: number,
  near: number,
  far: number,
  step: number,
): GroundShape[] {
  const count = Math.floor((right - left) / step);
  return Array.from({ length: count }, (_, index) => {
    const x = left + (index + 1) * step;
    return {
      points: [
        [x - 0.09, 0, near],
        [x + 0.09, 0, near],
        [x + 0.09, 0, far],
        [x - 0.09, 0, far],
      ],
      paint: { kind: "shade", amount: 0.12 },
    };
  });
}

export function columns(
  from: Vector,
  to: Vector,
  count: number,
  height: number,
  width: number,
  color: string,
): Solid[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const z = from[2] + (to[2] - from[2]) * share;
    const half = width / 2;
    return block([x - half, from[1], z - half], [x + half, from[1] + height, z + half], {
      paint: matter(color),
      shadow: false,
    });
  });
}

export function slab(min: Vector, max: Vector, color: string): Solid {
  return block(min, max, { paint: matter(color) });
}

export function steps(
  left: number,
  right: number,
  front: number,
  count: number,
  color: string,
): Solid[] {
  return Array.from({ length: count }, (_, index) =>
    block(
      [left - (count - index) * 0.5, index * 0.17, front - (count - index) * 0.42],
      [right + (count - index) * 0.5, (index + 1) * 0.17, front],
      {
        paint: matter(color),
        shadow: false,
      },
    ),
  );
}

/** Shops and halls light up more of their windows than homes do, but only once lamps are on. */
export function atDusk(lamps: number, share: number): number {
  return lamps > 0.05 ? Math.max(lamps, share) : 0;
}
