import { arcade, band, lattice, layered } from "#studio/model/facades.ts";
import { archedPane } from "#studio/model/panes.ts";
import { punched } from "#studio/model/windows.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  gold,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  pool,
  render,
  stone,
  timber,
  voidPaint,
} from "./parts.ts";

/** Nine homes around one shaded court, entered through a tall gate. */
export function courtyard(context: Context): Model {
  const light = lit(context);
  const windows = punched({
    ...light,
    bay: 4.4,
    storey: 3.6,
    width: 1.5,
    height: 2.1,
    sill: 0.9,
    from: 0.4,
  });
  const gate: Facade = (wall) => [
    {
      shapes: [archedPane(wall, wall.width * 0.2, 0, wall.width * 0.6, 9.4, 0.8)],
      paint: matter(gold),
    },
    {
      shapes: [archedPane(wall, wall.width * 0.25, 0, wall.width * 0.5, 8.8, 0.8)],
      paint: light.lamps > 0.2 ? { kind: "lamp" } : voidPaint,
    },
  ];
  const outer = layered(
    windows,
    lattice(0.8, 7.6, 8.3, { kind: "shade", amount: 0.28 }),
    band(0, 0.9, matter(stone)),
    band(-0.6, 0.25, { kind: "shade", amount: 0.25 }),
  );
  const inner = layered(arcade(4, 3, 0.5, { kind: "shade", amount: 0.5 }), windows);
  const wing = (min: [number, number, number], max: [number, number, number], color: string) =>
    block(min, max, {
      paint: matter(color),
      top: matter("#D6C9AC"),
      facade: outer,
      sides: { left: outer, right: outer },
    });
  return modelOf(
    [
      wing([-30, 0, 0], [-6, 11.4, 10], ivory),
      wing([6, 0, 0], [30, 11.4, 10], ivory),
      block([-6, 0, -1], [6, 14, 10], { paint: matter(stone), facade: gate }),
      block([-30, 0, 10], [-20, 11.4, 40], {
        paint: matter(render),
        top: matter("#D6C9AC"),
        facade: outer,
        sides: { right: inner },
      }),
      block([20, 0, 10], [30, 11.4, 40], {
        paint: matter(render),
        top: matter("#D6C9AC"),
        facade: outer,
        sides: { left: inner },
      }),
      block([-20, 0, 32], [20, 15, 42], {
        paint: matter(render),
        top: matter("#D6C9AC"),
        facade: outer,
        sides: { front: inner },
      }),
      block([-27, 11.4, 3], [-22, 14.4, 8], { paint: matter(timber) }),
      block([22, 11.4, 3], [27, 14.4, 8], { paint: matter(timber) }),
    ],
    [
      patch(-50, 50, -22, 60, paving),
      ...joints(-50, 50, -22, 0, 5),
      patch(-20, 20, 10, 32, "#C9B78F"),
      patch(-9, 9, 16, 26, pool),
    ],
  );
}
