import { hotel } from "#studio/buildings/hotel.ts";
import { midrise } from "#studio/buildings/midrise.ts";
import { gold, ivory, render, stone, teal } from "#studio/buildings/parts.ts";
import { tower } from "#studio/buildings/tower.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { add, type Vector } from "#studio/model/vector.ts";
import { type Hour } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { dhow } from "#studio/scenery/figures.ts";
import { plant } from "#studio/scenery/plants.ts";

export function moved(solid: Solid, by: Vector): Solid {
  const shift = (point: Vector): Vector => add(point, by);
  return {
    ...solid,
    bounds: { min: shift(solid.bounds.min), max: shift(solid.bounds.max) },
    faces: solid.faces.map((face) => ({
      ...face,
      points: face.points.map(shift),
      marks: face.marks.map((mark) => ({
        ...mark,
        shapes: mark.shapes.map((shape) => shape.map(shift)),
      })),
      ...(face.holes ? { holes: face.holes.map((hole) => hole.map(shift)) } : {}),
    })),
    rods: solid.rods.map((rod) => ({ ...rod, points: rod.points.map(shift) })),
    sprite: solid.sprite ? { ...solid.sprite, at: shift(solid.sprite.at) } : null,
  };
}

function placed(model: Model, by: Vector): Solid[] {
  return model.solids.map((solid) => moved(solid, by));
}

/** Our Gulf shore: the tower, the residence and the round hotel on one quay, with dhows before it. */
export function waterfront(hour: Hour, boats: readonly Vector[]): Model {
  const random = seededRandom("waterfront");
  const context = { random, hour };
  const quay: Solid[] = [
    block([-230, 0, 0], [260, 2.2, 120], {
      paint: matter("#D9CBB0"),
      top: matter("#C9BB98"),
      shadow: false,
    }),
  ];
  const solids: Solid[] = [
    ...quay,
    ...placed(
      tower(
        {
          floors: 34,
          width: 34,
          depth: 28,
          color: render,
          accent: gold,
          skin: "balconies",
          podium: 2,
        },
        context,
      ),
      [38, 2.2, 34],
    ),
    ...placed(
      midrise({ floors: 8, wing: 22, length: 74, color: ivory, accent: teal }, context),
      [-52, 2.2, 40],
    ),
    ...placed(hotel(13, context), [128, 2.2, 40]),
    ...placed(
      tower(
        {
          floors: 20,
          width: 26,
          depth: 24,
          color: stone,
          accent: teal,
          skin: "ribbons",
          podium: 2,
        },
        context,
      ),
      [-2, 2.2, 84],
    ),
    ...Array.from({ length: 34 }, () =>
      plant(
        random.pick(["palm", "palm", "palm", "round"] as const),
        [random.between(-210, 240), 2.2, random.between(4, 14)],
        random.between(8, 13),
        random,
      ),
    ),
    ...boats.map((at, index) => dhow(at, 19, index % 2 === 0 ? 1 : -1)),
  ];
  return { solids, ground: [], bounds: { min: [-92, 0, 0], max: [162, 134, 80] } };
}
