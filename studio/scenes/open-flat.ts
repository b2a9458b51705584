import { bed } from "#studio/interiors/bed.ts";
import { shelf } from "#studio/interiors/furnishings.ts";
import { pottedPlant } from "#studio/interiors/potted-plant.ts";
import { roundTable } from "#studio/interiors/tables.ts";
import { armchair, sofa } from "#studio/interiors/upholstery.ts";
import { block, type BoxOptions } from "#studio/model/shapes.ts";
import { type GroundShape, matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";

const WALL: BoxOptions = { paint: matter("#F4ECDD"), top: matter("#2C5F5D") };

function wall(min: Vector, max: Vector): Solid {
  return block(min, max, WALL);
}

function floor(left: number, right: number, near: number, far: number, color: string): GroundShape {
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

/** A flat with its roof off: every room furnished, nothing wasted. */
export function openFlat(): Model {
  const height = 1.5;
  return {
    bounds: { min: [-6, 0, -4.5], max: [6, 1.6, 4.5] },
    ground: [
      floor(-6, 1, -4.5, 1, "#D9BC8C"),
      floor(1, 6, -4.5, 0.5, "#E4D4B6"),
      floor(-6, -1.2, 1, 4.5, "#CDB08A"),
      floor(-1.2, 2, 1, 4.5, "#B9CBC0"),
      floor(1, 6, 0.5, 4.5, "#D9BC8C"),
      floor(-7.4, -6, -4.5, 1, "#BFB79C"),
      floor(-4.4, -1.4, -3.6, -1.2, "#2C5F5D"),
      floor(-4.2, -1.6, -3.4, -1.4, "#EADFCB"),
    ],
    solids: [
      wall([-6.2, 0, 4.3], [6.2, height, 4.5]),
      wall([-6.2, 0, 1], [-6, height, 4.3]),
      wall([6, 0, -4.5], [6.2, height, 4.3]),
      wall([-1.3, 0, 2.2], [-1.1, height, 4.3]),
      wall([-6, 0, 0.9], [-2.6, height, 1.1]),
      wall([1.9, 0, 1.4], [2.1, height, 4.3]),
      wall([2.4, 0, 0.4], [6, height, 0.6]),
      wall([-6, 0, -4.6], [-5.2, height, -4.4]),
      wall([0.2, 0, -4.6], [6.2, height, -4.4]),
      wall([0.9, 0, -4.4], [1.1, height, -2.4]),
      ...sofa(-4.4, -1.1, 2.8, "#2F6462", "#C9A15A"),
      ...roundTable(-3, -2.4, 0.5, 0.36, "#F7F1E6", "#8A6238"),
      ...armchair(-1.4, -2.9, "#B57A55", "left"),
      ...bed(-4.8, 2, 1.8, "#5C8480"),
      ...bed(3.2, 2.1, 1.5, "#C9A15A"),
      block([1.3, 0, -4.2], [1.9, 0.9, -0.6], { paint: matter("#2C5F5D"), top: matter("#F2EADA") }),
      block([3.2, 0, -3.2], [4.6, 0.75, -1.6], {
        paint: matter("#8A6238"),
        top: matter("#A67C48"),
      }),
      ...armchair(3, -1.3, "#C9A15A", "back"),
      ...armchair(3.9, -1.3, "#C9A15A", "back"),
      block([-0.9, 0, 3.2], [0.6, 0.55, 4.1], { paint: matter("#F7F1E6"), top: matter("#7FA9A1") }),
      ...shelf(-2.4, 0.5, 2, 1.3, "#E4D4B6"),
      ...pottedPlant(-6.7, -2.6, 1.4),
      ...pottedPlant(-5.5, -3.9, 1.2),
    ],
  };
}
