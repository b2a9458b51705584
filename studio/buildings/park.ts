import { arcade, band, layered } from "#studio/model/facades.ts";
import { domeProfile, turned } from "#studio/model/round.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { people } from "#studio/scenery/figures.ts";
import { plant } from "#studio/scenery/plants.ts";
import type { Context } from "./context.ts";
import {
  brick,
  columns,
  ivory,
  lawn,
  modelOf,
  patch,
  paving,
  pool,
  render,
  slab,
  stone,
  voidPaint,
} from "./parts.ts";

/** A garden in the Mughal order: a water channel, four lawns, an open pavilion at the end. */
export function park({ random }: Context): Model {
  const rows: Solid[] = Array.from({ length: 7 }, (_, index) =>
    [-12, 12].map((x) => plant("cypress", [x, 0, -62 + index * 10], 9 + (index % 2), random)),
  ).flat();
  const groves: Solid[] = Array.from({ length: 14 }, () =>
    plant(
      random.pick(["round", "round", "chinar"] as const),
      [random.pick([-1, 1]) * random.between(26, 60), 0, random.between(-40, 24)],
      random.between(8, 13),
      random,
    ),
  );
  const model = modelOf(
    [
      block([-17, 0, 0], [17, 1.2, 16], {
        paint: matter(brick),
        top: matter(stone),
        facade: band(-0.3, 0.3, matter(stone)),
      }),
      ...columns([-14, 1.2, 1.4], [14, 1.2, 1.4], 6, 6, 0.7, ivory),
      ...columns([-14, 1.2, 14], [14, 1.2, 14], 6, 6, 0.7, ivory),
      block([-8, 1.2, 5], [8, 7.2, 12], {
        paint: matter(render),
        facade: arcade(5.2, 4.8, 0.8, voidPaint),
      }),
      slab([-16.4, 7.2, -0.6], [16.4, 7.9, 16.6], ivory),
      block([-7, 7.9, 4], [7, 10.4, 12.6], {
        paint: matter(ivory),
        facade: layered(arcade(3.4, 2, 0.8, voidPaint)),
      }),
      turned([0, 8.3], domeProfile(4.2, 10.4, 4.6, 0.9), matter(ivory), 28),
      ...[-13, 13].map((x) => turned([x, 3], domeProfile(1.7, 7.9, 2.2, 0.9), matter(ivory), 16)),
      ...rows,
      ...groves,
      ...people(7, -8.5, -5, -60, -4, random),
      ...people(5, 5, 8.5, -50, -4, random),
    ],
    [
      patch(-90, 90, -90, 50, lawn),
      patch(-9, 9, -90, 0, paving),
      patch(-4, 4, -90, -2, pool),
      patch(-90, 90, -34, -28, paving),
      patch(-7, 7, -37, -25, pool),
    ],
  );
  return { ...model, bounds: { min: [-22, 0, -22], max: [22, 16, 16] } };
}
