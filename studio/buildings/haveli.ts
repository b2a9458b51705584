import { archedPane, pane } from "#studio/model/panes.ts";
import { band, courses, lattice, layered } from "#studio/model/facades.ts";
import { domeProfile, turned } from "#studio/model/round.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  gold,
  ivory,
  joints,
  modelOf,
  oldBrick,
  patch,
  render,
  slab,
  stone,
  teal,
  timber,
  voidPaint,
} from "./parts.ts";

/** A jharokha: a wooden bay window on brackets under a curved roof. */
function jharokha(x: number, y: number, z: number, width: number, glow: boolean): Solid[] {
  const face: Facade = layered(
    (wall) => {
      const count = wall.width > 1.8 ? 3 : 1;
      const bay = wall.width / count;
      return [
        {
          shapes: Array.from({ length: count }, (_, index) =>
            archedPane(wall, index * bay + bay * 0.16, 1.1, bay * 0.68, 1.7, 0.7),
          ),
          paint: glow ? { kind: "lamp" } : voidPaint,
        },
      ];
    },
    lattice(0.4, 0.15, 0.95, { kind: "shade", amount: 0.4 }),
  );
  const half = width / 2;
  return [
    block([x - half, y, z - 1.1], [x + half, y + 3.2, z], {
      paint: matter(timber),
      facade: face,
      shadow: false,
    }),
    slab([x - half - 0.25, y - 0.3, z - 1.35], [x + half + 0.25, y, z], "#6E4C2B"),
    slab([x - half - 0.35, y + 3.2, z - 1.5], [x + half + 0.35, y + 3.45, z], "#6E4C2B"),
    {
      ...turned([x, z - 0.5], domeProfile(half * 0.72, y + 3.45, 1, 0.5), matter(gold), 14),
      castsShadow: false,
    },
  ];
}

export function haveli(context: Context): Model {
  const glow = context.hour.lamps > 0.2;
  const gate: Facade = (wall) => [
    { shapes: [archedPane(wall, wall.width / 2 - 2.6, 0, 5.2, 5.4, 0.9)], paint: matter(stone) },
    {
      shapes: [archedPane(wall, wall.width / 2 - 2.1, 0, 4.2, 4.9, 0.9)],
      paint: matter("#5E4028"),
    },
    {
      shapes: [archedPane(wall, wall.width / 2 - 0.9, 0, 1.8, 2.6, 0.9)],
      paint: glow ? { kind: "lamp" } : voidPaint,
    },
    {
      shapes: [3.2, 7.6, wall.width - 5.2, wall.width - 9.6].map((u) =>
        archedPane(wall, u, 0.9, 2, 3, 0.8),
      ),
      paint: matter(teal),
    },
  ];
  const body = layered(
    courses(0.55, 0.05, { kind: "shade", amount: 0.14 }),
    band(5.9, 0.5, matter(stone)),
    band(10.6, 0.4, matter(stone)),
    band(-1.2, 0.4, matter(stone)),
    (wall) => [
      {
        shapes: [0.5].flatMap(() => [pane(wall, 0, 0, wall.width, 0.7)]),
        paint: { kind: "shade", amount: 0.2 },
      },
    ],
  );
  const solids: Solid[] = [
    block([-15, 0, 0], [15, 15.6, 20], {
      paint: matter(oldBrick),
      top: matter("#C9A97E"),
      facade: body,
      sides: { front: layered(body, gate) },
    }),
    ...[-10.4, 0, 10.4].flatMap((x) => jharokha(x, 6.7, 0, x === 0 ? 6 : 4.2, glow)),
    ...[-10.4, -4.4, 4.4, 10.4].flatMap((x) => jharokha(x, 11.2, 0, 2.8, glow)),
    ...[-12.6, 12.6].flatMap((x) => [
      block([x - 1.9, 15.6, 1], [x + 1.9, 18.2, 4.8], {
        paint: matter(render),
        facade: (wall) => [
          { shapes: [archedPane(wall, 0.8, 0.2, wall.width - 1.6, 2.1, 0.7)], paint: voidPaint },
        ],
      }),
      slab([x - 2.5, 18.2, 0.4], [x + 2.5, 18.5, 5.4], stone),
      turned([x, 2.9], domeProfile(1.9, 18.5, 2, 0.7), matter(ivory), 16),
    ]),
    block([-34, 0, 3], [-15, 10.4, 22], {
      paint: matter("#BE8A63"),
      facade: layered(courses(0.55, 0.05, { kind: "shade", amount: 0.1 }), (wall) => [
        {
          shapes: [2, 7, 12].flatMap((u) => [
            archedPane(wall, u, 5.6, 2, 3, 0.7),
            archedPane(wall, u - 0.3, 0, 2.6, 3.6, 0.7),
          ]),
          paint: voidPaint,
        },
      ]),
    }),
    block([15, 0, 2], [32, 12.4, 22], {
      paint: matter("#B57A52"),
      facade: layered(courses(0.55, 0.05, { kind: "shade", amount: 0.1 }), (wall) => [
        {
          shapes: [1.6, 6.4, 11.4].flatMap((u) => [
            pane(wall, u, 6.4, 1.8, 2.8),
            archedPane(wall, u - 0.3, 0, 2.8, 3.6, 0.7),
          ]),
          paint: voidPaint,
        },
      ]),
    }),
  ];
  const model = modelOf(solids, [
    patch(-60, 60, -24, 40, "#CDAE86"),
    ...joints(-60, 60, -24, 0, 3),
  ]);
  return { ...model, bounds: { min: [-20, 0, -1], max: [20, 20.5, 20] } };
}
