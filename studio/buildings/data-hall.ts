import { band, fins, layered } from "#studio/model/facades.ts";
import { curtainWall } from "#studio/model/windows.ts";
import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import { coolingCells } from "./cooling-plant.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  dark,
  gold,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  render,
  slab,
  steel,
  teal,
} from "./parts.ts";

/** A data hall: a closed box in folded metal, a bright slit of an entrance, coolers above. */
export function dataHall(context: Context): Model {
  const light = lit(context);
  const folds: Facade = (wall) => {
    const count = Math.round(wall.width / 1.7);
    const bay = wall.width / count;
    const heights = Array.from(
      { length: count },
      (_, index) => 2.2 + 4.4 * (0.5 + 0.5 * Math.sin(index * 0.34)),
    );
    return [
      {
        shapes: heights.map((height, index) =>
          pane(wall, index * bay, 0.8 + height, bay * 0.5, wall.height - 1.6 - height),
        ),
        paint: { kind: "shade", amount: 0.16 },
      },
      {
        shapes: heights.map((height, index) =>
          pane(wall, index * bay + bay * 0.12, 1, bay * 0.22, height),
        ),
        paint: light.lamps > 0.2 ? { kind: "lamp" } : matter(gold),
      },
    ];
  };
  return modelOf(
    [
      block([-40, 0, 0], [30, 15, 34], {
        paint: matter(render),
        top: matter("#B9B6A4"),
        facade: folds,
      }),
      block([30, 0, -6], [46, 10, 30], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: layered(
          curtainWall({
            ...light,
            lamps: atDusk(light.lamps, 0.25),
            storey: 5,
            bay: 2.6,
            frame: dark,
          }),
          band(-0.8, 0.8, matter(teal)),
        ),
      }),
      slab([28, 10, -10], [48, 10.6, 31], ivory),
      ...coolingCells(-37, 15, 14, 7),
      block([-40, 15, 2], [30, 17, 3], {
        paint: matter(steel),
        facade: fins(1, 0.4, { kind: "shade", amount: 0.3 }),
        shadow: false,
      }),
    ],
    [patch(-70, 70, -28, 54, paving), ...joints(-70, 70, -28, 0, 6)],
  );
}
