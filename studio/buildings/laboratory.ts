import { band, fins, layered } from "#studio/model/facades.ts";
import { curtainWall, ribbons } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  bronze,
  columns,
  gold,
  ivory,
  joints,
  lawn,
  lit,
  modelOf,
  patch,
  paving,
  render,
  slab,
  stone,
} from "./parts.ts";

/** A learning lab: three floating trays of glass, turned a little against each other. */
export function laboratory(context: Context): Model {
  const light = lit(context);
  const tray = layered(
    curtainWall({
      ...light,
      lamps: atDusk(light.lamps, 0.16),
      storey: 4.4,
      bay: 2.8,
      frame: "#E5D6B4",
    }),
    band(0, 0.7, matter(ivory)),
    band(-0.8, 0.8, matter(ivory)),
  );
  return modelOf(
    [
      block([-14, 0, 4], [16, 4.6, 20], {
        paint: matter(stone),
        facade: fins(2.4, 0.3, matter(bronze)),
      }),
      ...columns([-24, 0, 2], [24, 0, 2], 7, 4.6, 0.5, ivory),
      block([-27, 4.6, 0], [25, 10.4, 22], {
        paint: { kind: "glass" },
        top: matter(render),
        facade: tray,
      }),
      block([-19, 10.4, -5], [31, 16.2, 19], {
        paint: { kind: "glass" },
        top: matter(render),
        facade: tray,
      }),
      block([-24, 16.2, 2], [20, 22, 23], {
        paint: { kind: "glass" },
        top: matter(render),
        facade: tray,
      }),
      block([-8, 22, 8], [8, 25.4, 18], {
        paint: matter(gold),
        facade: fins(1, 0.4, { kind: "shade", amount: 0.3 }),
      }),
      slab([-25, 22, 1], [21, 22.5, 24], ivory),
    ],
    [
      patch(-56, 56, -26, 44, paving),
      ...joints(-56, 56, -26, 0, 5),
      patch(-50, -30, -20, 30, lawn),
      patch(34, 50, -20, 30, lawn),
    ],
  );
}

/** A software campus: brick bars with glass ends around lawns, linked by a bridge. */
export function campus(context: Context): Model {
  const light = lit(context);
  const bars = layered(
    ribbons({ ...light, storey: 4, sill: 1, height: 2.3, bay: 2.4 }),
    band(-0.7, 0.7, matter(stone)),
  );
  const end = curtainWall({
    ...light,
    lamps: atDusk(light.lamps, 0.12),
    storey: 4,
    bay: 2.4,
    frame: bronze,
  });
  const brickBar = (left: number, front: number, back: number, height: number) =>
    block([left, 0, front], [left + 15, height, back], {
      paint: matter("#B57A55"),
      top: matter("#C9B08A"),
      facade: bars,
      sides: { front: end },
    });
  return modelOf(
    [
      brickBar(-42, -4, 30, 16.6),
      brickBar(-8, 0, 34, 20.6),
      brickBar(26, -8, 28, 12.6),
      block([-27, 8.4, 10], [-8, 12.4, 14], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: ribbons({ ...light, storey: 4, sill: 0.4, height: 3, bay: 1.8 }),
      }),
      block([7, 8.4, 12], [26, 12.4, 16], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: ribbons({ ...light, storey: 4, sill: 0.4, height: 3, bay: 1.8 }),
      }),
      slab([-43, 16.6, -6], [-26, 17.1, 31], ivory),
      slab([-9, 20.6, -2], [8, 21.1, 35], ivory),
      slab([25, 12.6, -10], [42, 13.1, 29], ivory),
    ],
    [
      patch(-80, 80, -40, 50, lawn),
      patch(-27, -8, -40, 40, paving),
      patch(7, 26, -40, 40, "#CDBB93"),
      patch(-80, 80, -16, -12, paving),
    ],
  );
}
