import { archedPane, pane } from "#studio/model/panes.ts";
import { band, layered } from "#studio/model/facades.ts";
import { punched } from "#studio/model/windows.ts";
import { domeProfile, turned } from "#studio/model/round.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  brick,
  columns,
  gold,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  render,
  slab,
  steps,
  stone,
  teal,
  voidPaint,
} from "./parts.ts";

/** One great pointed gate between low wings, under a shallow dome: Peshawar's own manner. */
export function civicHall(context: Context): Model {
  const light = lit(context);
  const glow = light.lamps > 0.2;
  const gate: Facade = (wall) => [
    {
      shapes: [archedPane(wall, wall.width * 0.16, 0, wall.width * 0.68, wall.height * 0.86, 1)],
      paint: matter(teal),
    },
    {
      shapes: [archedPane(wall, wall.width * 0.21, 0, wall.width * 0.58, wall.height * 0.78, 1)],
      paint: glow ? { kind: "lamp" } : voidPaint,
    },
    {
      shapes: [
        pane(wall, wall.width * 0.06, 0.6, 0.35, wall.height - 1.6),
        pane(wall, wall.width * 0.94 - 0.35, 0.6, 0.35, wall.height - 1.6),
      ],
      paint: matter(gold),
    },
  ];
  const wing: Facade = (wall) => {
    const count = Math.round(wall.width / 5);
    const bay = wall.width / count;
    return Array.from({ length: count }, (_, index) => [
      {
        shapes: [archedPane(wall, index * bay + 0.7, 0, bay - 1.4, 7.4, 0.9)],
        paint: matter(ivory),
      },
      {
        shapes: [archedPane(wall, index * bay + 1, 0, bay - 2, 6.9, 0.9)],
        paint: glow && index % 2 === 0 ? ({ kind: "lamp" } as const) : voidPaint,
      },
    ]).flat();
  };
  return modelOf(
    [
      ...steps(-30, 30, -2, 5, render),
      block([-34, 0, 4], [-9, 10.4, 26], {
        paint: matter(brick),
        facade: layered(wing, band(-0.8, 0.8, matter(stone))),
      }),
      block([9, 0, 4], [34, 10.4, 26], {
        paint: matter(brick),
        facade: layered(wing, band(-0.8, 0.8, matter(stone))),
      }),
      block([-9, 0, 0], [9, 18.5, 26], {
        paint: matter(stone),
        facade: wing,
        sides: { front: gate },
      }),
      turned(
        [0, 16],
        [
          [7.4, 18.5],
          [7.4, 20.8],
        ],
        matter(ivory),
      ),
      turned([0, 16], domeProfile(7.2, 20.8, 6.2, 0.5), matter(teal)),
      turned(
        [0, 16],
        [
          [0.22, 27],
          [0.1, 29.6],
        ],
        matter(gold),
        8,
      ),
    ],
    [
      patch(-60, 60, -34, 44, paving),
      ...joints(-60, 60, -34, 0, 5),
      patch(-4, 4, -32, -6, "#7FA9A1"),
    ],
  );
}

/** A municipal house: a thin roof on many slim columns around a stone hall. */
export function municipalCentre(context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [
    ...steps(-38, 38, -6, 4, render),
    block([-32, 0.7, 4], [32, 11, 28], {
      paint: matter(stone),
      facade: punched({ ...light, bay: 4, storey: 10, width: 1.3, height: 7.6, sill: 1.2 }),
    }),
    ...columns([-38, 0.7, -4], [38, 0.7, -4], 17, 12.8, 0.62, ivory),
    ...columns([38, 0.7, 1], [38, 0.7, 30], 6, 12.8, 0.62, ivory),
    ...columns([-38, 0.7, 1], [-38, 0.7, 30], 6, 12.8, 0.62, ivory),
    slab([-41, 13.5, -7], [41, 14.5, 33], ivory),
    block([-10, 14.5, 8], [10, 19.4, 24], {
      paint: matter(gold),
      facade: punched({
        ...light,
        lamps: atDusk(light.lamps, 0.3),
        bay: 1.5,
        storey: 4.6,
        width: 0.8,
        height: 3.6,
        sill: 0.6,
      }),
    }),
  ];
  return modelOf(solids, [patch(-66, 66, -34, 48, paving), ...joints(-66, 66, -34, 0, 5)]);
}
