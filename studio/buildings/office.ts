import { band, layered } from "#studio/model/facades.ts";
import { curtainWall, punched } from "#studio/model/windows.ts";
import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  bronze,
  columns,
  concrete,
  dark,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  slab,
  stone,
} from "./parts.ts";

const STOREY = 4;

/** Two glass bars joined by a tall hall, on a canal. */
export function canalOffices(context: Context): Model {
  const light = lit(context);
  const glass = (bay: number): Facade =>
    curtainWall({ ...light, storey: STOREY, bay, frame: "#D8C9A6", from: 4.5 });
  const base = curtainWall({
    ...light,
    lamps: atDusk(light.lamps, 0.3),
    storey: 4.5,
    bay: 2.6,
    frame: dark,
  });
  const bar = layered(
    (wall) => base({ ...wall, height: 4.5 }),
    glass(2.6),
    band(4.2, 0.5, matter(ivory)),
  );
  const left = block([-40, 0, -12], [-12, 46, 16], { paint: matter(ivory), facade: bar });
  const right = block([8, 0, -4], [40, 34, 18], { paint: matter(ivory), facade: bar });
  const hall = block([-12, 0, 0], [8, 30, 14], {
    paint: { kind: "glass" },
    facade: curtainWall({
      ...light,
      lamps: atDusk(light.lamps, 0.1),
      storey: 6,
      bay: 4,
      frame: bronze,
    }),
  });
  return modelOf(
    [
      left,
      hall,
      right,
      slab([-41, 46, -13], [-11, 46.8, 17], ivory),
      slab([-13, 30, -4], [8, 30.6, 14], bronze),
      slab([7, 34, -5], [41, 34.8, 19], ivory),
      block([-34, 46.8, -4], [-20, 50, 10], { paint: matter(stone) }),
      ...columns([-10, 0, -3.4], [6, 0, -3.4], 4, 30, 0.8, ivory),
    ],
    [patch(-60, 60, -20, 40, paving), ...joints(-60, 60, -20, 0, 6)],
  );
}

/** Concrete chambers behind a deep sun grid. */
export function chambers(context: Context): Model {
  const light = lit(context);
  const grid: Facade = (wall) => {
    const rows = 7;
    const count = Math.round(wall.width / 3.6);
    const bay = wall.width / count;
    const cells = Array.from({ length: rows * count }, (_, index) => ({
      u: (index % count) * bay,
      v: 6 + Math.floor(index / count) * STOREY,
    }));
    return [
      {
        shapes: cells.map(({ u, v }) => pane(wall, u + 0.35, v + 0.3, bay - 0.7, STOREY - 0.6)),
        paint: matter("#4B5F5A"),
      },
      ...punched({
        ...light,
        bay: 3.6,
        storey: STOREY,
        width: 1.9,
        height: 2.1,
        sill: 0.6,
        from: 6,
      })(wall),
      {
        shapes: cells.map(({ u, v }) => pane(wall, u + 0.35, v + STOREY - 1.5, bay - 0.7, 1.2)),
        paint: { kind: "shade", amount: 0.35 },
      },
    ];
  };
  const top = 6 + STOREY * 7;
  return modelOf(
    [
      block([-30, 5.4, 0], [30, top + 0.8, 22], { paint: matter(concrete), facade: grid }),
      block([-24, 0, 4], [24, 5.4, 19], {
        paint: { kind: "glass" },
        facade: curtainWall({
          ...light,
          lamps: atDusk(light.lamps, 0.2),
          storey: 5.4,
          bay: 3,
          frame: dark,
        }),
      }),
      ...columns([-28, 0, 1.4], [28, 0, 1.4], 9, 5.4, 1, concrete),
      ...columns([28.6, 0, 5], [28.6, 0, 20], 3, 5.4, 1, concrete),
      ...columns([-28.6, 0, 5], [-28.6, 0, 20], 3, 5.4, 1, concrete),
      block([-16, top + 0.8, 6], [4, top + 4.6, 16], { paint: matter(concrete) }),
      slab([-32, top + 0.8, -2], [32, top + 1.5, 24], "#D7CFBE"),
    ],
    [patch(-54, 54, -22, 40, paving), ...joints(-54, 54, -22, 0, 6)],
  );
}
