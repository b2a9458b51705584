import { band, courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { punched } from "#studio/model/windows.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  asphalt,
  brick,
  gold,
  ivory,
  lawn,
  lit,
  modelOf,
  patch,
  paving,
  slab,
  stone,
} from "./parts.ts";
import { coach } from "./vehicles.ts";

const ENGINE_RED = "#A5452F";

/** Four tall gates for the engines and a slim hose tower, in brick. */
export function fireStation(context: Context): Model {
  const light = lit(context);
  const gates: Facade = (wall) => {
    const bay = wall.width / 4;
    const places = [0, 1, 2, 3].map((index) => index * bay + bay * 0.13);
    return [
      { shapes: places.map((u) => pane(wall, u, 0, bay * 0.74, 5.4)), paint: matter(ENGINE_RED) },
      {
        shapes: places.map((u) => pane(wall, u + 0.5, 3.4, bay * 0.74 - 1, 1.3)),
        paint: light.lamps > 0.1 ? { kind: "lamp" } : { kind: "glass" },
      },
      {
        shapes: places.flatMap((u) => [
          pane(wall, u, 1, bay * 0.74, 0.08),
          pane(wall, u, 2.2, bay * 0.74, 0.08),
        ]),
        paint: { kind: "shade", amount: 0.3 },
      },
    ];
  };
  const skin = courses(0.6, 0.06, { kind: "shade", amount: 0.14 });
  return modelOf(
    [
      block([-24, 0, 0], [10, 7.4, 20], {
        paint: matter(brick),
        facade: skin,
        sides: { front: layered(skin, gates, band(-0.9, 0.9, matter(stone))) },
      }),
      block([-20, 7.4, 5], [10, 12, 20], {
        paint: matter(ivory),
        facade: punched({ ...light, bay: 3.2, storey: 4, width: 2, height: 2, sill: 1.1 }),
      }),
      block([10, 0, 2], [24, 9.6, 20], {
        paint: matter(stone),
        facade: punched({ ...light, bay: 3.4, storey: 4.4, width: 1.6, height: 2.4, sill: 1 }),
      }),
      block([11, 9.6, 8], [17, 27, 14], {
        paint: matter(brick),
        facade: layered(skin, (wall) => [
          {
            shapes: Array.from({ length: 5 }, (_, row) =>
              pane(wall, wall.width / 2 - 0.7, 2 + row * 2.6, 1.4, 1.6),
            ),
            paint: { kind: "shade", amount: 0.5 },
          },
          {
            shapes: [pane(wall, 0.6, wall.height - 3, wall.width - 1.2, 2)],
            paint: light.lamps > 0.1 ? { kind: "lamp" } : { kind: "glass" },
          },
        ]),
      }),
      slab([10.2, 27, 7.2], [17.8, 27.6, 14.8], gold),
      slab([-21, 12, 4], [11, 12.5, 21], stone),
      coach(-22, -12, 9, ENGINE_RED, context.random),
    ],
    [
      patch(-70, 70, -30, 40, lawn),
      patch(-30, 30, -20, 24, paving),
      patch(-120, 120, -34, -20, asphalt),
    ],
  );
}
