import { arcade, band, courses, fins, layered } from "#studio/model/facades.ts";
import { archedPane, pane } from "#studio/model/panes.ts";
import { extrusion, vaultSection } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  brick,
  concrete,
  dark,
  gold,
  ivory,
  joints,
  lawn,
  lit,
  modelOf,
  patch,
  paving,
  slab,
  steps,
  stone,
  timber,
} from "./parts.ts";

/** A house for records: a closed stone chest over a dark glass foot, with narrow slots of light. */
export function archive(context: Context): Model {
  const light = lit(context);
  const slots: Facade = (wall) => {
    const count = Math.round(wall.width / 2.6);
    const shapes = Array.from({ length: count }, (_, index) => {
      const reach = 5 + ((index * 7) % 5) * 2.1;
      return pane(
        wall,
        (index + 0.5) * (wall.width / count) - 0.28,
        1.6 + ((index * 3) % 4) * 1.3,
        0.56,
        reach,
      );
    });
    return [
      { shapes, paint: light.lamps > 0.2 ? { kind: "lamp" } : { kind: "shade", amount: 0.5 } },
    ];
  };
  return modelOf(
    [
      ...steps(-22, 22, -3, 4, ivory),
      block([-24, 0, 3], [24, 5, 25], {
        paint: matter(dark),
        facade: fins(3, 0.3, matter(concrete)),
      }),
      block([-29, 5, -3], [29, 24, 30], {
        paint: matter(stone),
        facade: layered(courses(1.9, 0.1, { kind: "shade", amount: 0.12 }), slots),
      }),
      block([-20, 24, 6], [20, 26.6, 22], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: fins(2, 0.24, matter(gold)),
      }),
      slab([-21.5, 26.6, 4.6], [21.5, 27.2, 23.4], ivory),
    ],
    [patch(-56, 56, -26, 46, lawn), patch(-12, 12, -26, 6, paving), ...joints(-12, 12, -26, 0, 4)],
  );
}

/** A brick library: five vaulted reading rooms behind tall arches. */
export function library(context: Context): Model {
  const light = lit(context);
  const front: Facade = (wall) => [
    {
      shapes: [archedPane(wall, wall.width * 0.17, 0.6, wall.width * 0.66, 7.2, 0)],
      paint: matter(ivory),
    },
    {
      shapes: [archedPane(wall, wall.width * 0.21, 0.6, wall.width * 0.58, 6.8, 0)],
      paint: light.lamps > 0.1 ? { kind: "lamp" } : { kind: "glass" },
    },
    {
      shapes: [
        pane(wall, wall.width * 0.49, 0.6, 0.22, 6.8),
        pane(wall, wall.width * 0.21, 3.6, wall.width * 0.58, 0.22),
      ],
      paint: matter(timber),
    },
  ];
  const rooms = [-2, -1, 0, 1, 2].flatMap((room) => {
    const left = room * 11 - 5.5;
    const middle = room === 0;
    const z = middle ? -2 : 0;
    const eaves = middle ? 10.4 : 8.8;
    return [
      block([left, 0, z], [left + 11, eaves, 26], {
        paint: matter(brick),
        facade: layered(
          courses(0.7, 0.06, { kind: "shade", amount: 0.14 }),
          arcade(5.2, 6, 0, { kind: "glass" }),
        ),
        sides: { front: layered(courses(0.7, 0.06, { kind: "shade", amount: 0.14 }), front) },
      }),
      extrusion(vaultSection(left + 0.2, left + 10.8, eaves, 3.4), "z", z - 0.6, 26.6, {
        paint: matter(stone),
        end: matter(brick),
      }),
    ];
  });
  return modelOf(
    [
      ...rooms,
      ...steps(-5, 5, -2, 4, ivory),
      block([30, 0, 8], [36, 22, 14], {
        paint: matter(brick),
        facade: layered(
          courses(0.7, 0.06, { kind: "shade", amount: 0.14 }),
          band(-5, 3, matter(dark)),
          fins(1.5, 0.4, matter(brick)),
        ),
      }),
    ],
    [patch(-60, 60, -30, 44, lawn), patch(-60, 60, -12, -8, paving), patch(-5, 5, -30, -3, paving)],
  );
}
