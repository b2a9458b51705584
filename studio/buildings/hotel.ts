import { band, layered } from "#studio/model/facades.ts";
import { ribbons } from "#studio/model/windows.ts";
import { ringOutline } from "#studio/model/round.ts";
import { block, prism } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { atDusk, gold, ivory, lit, modelOf, patch, paving, render, stone } from "./parts.ts";

const STOREY = 3.7;
const SIDES = 30;

/** A hotel of round terraces, each set of floors narrower than the one below. */
export function hotel(floors: number, context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [
    block([-38, 0, -10], [38, 7, 26], {
      paint: matter(stone),
      top: matter("#B9B79A"),
      facade: layered(
        ribbons({
          ...light,
          lamps: atDusk(light.lamps, 0.3),
          storey: 7,
          sill: 0.6,
          height: 5,
          bay: 3.4,
        }),
        band(-0.7, 0.7, matter(gold)),
      ),
    }),
  ];
  for (let floor = 0; floor < floors; floor += 1) {
    const step = Math.floor(floor / 5);
    const radius = 30 - step * 3.2;
    const depth = 15 - step * 1.1;
    const low = 7 + floor * STOREY;
    const glass = ringOutline([0, 8], radius - 1.6, SIDES, 0, depth - 1.6);
    const edge = ringOutline([0, 8], radius, SIDES, 0, depth);
    solids.push(
      prism(glass, low, low + STOREY - 1.35, {
        paint: { kind: "glass" },
        top: matter(render),
        facades: [
          ribbons({ ...light, storey: STOREY - 1.4, sill: 0.05, height: STOREY - 1.5, bay: 2.4 }),
        ],
        shadow: false,
      }),
      prism(edge, low + STOREY - 1.35, low + STOREY, { paint: matter(ivory), top: matter(render) }),
    );
  }
  const top = 7 + floors * STOREY;
  solids.push(
    prism(ringOutline([0, 8], 12, SIDES, 0, 7), top, top + 4, {
      paint: matter(gold),
      top: matter(render),
    }),
    prism(ringOutline([0, 8], 15, SIDES, 0, 9), top + 4, top + 4.6, {
      paint: matter(ivory),
      top: matter(ivory),
    }),
  );
  return modelOf(solids, [patch(-60, 60, -24, 44, paving)]);
}
