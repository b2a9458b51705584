import { courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { extrusion } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { asphalt, brick, gold, ivory, lawn, modelOf, patch, paving, teal } from "./parts.ts";

/** Brick workshops with saw-tooth roofs: north light on one slope, solar cells on the other. */
export function workshops(context: Context): Model {
  const front: Facade = layered(courses(0.8, 0.06, { kind: "shade", amount: 0.12 }), (wall) => [
    { shapes: [pane(wall, wall.width * 0.18, 0, wall.width * 0.36, 4.2)], paint: matter(teal) },
    {
      shapes: [pane(wall, wall.width * 0.64, 1.4, wall.width * 0.22, 2.6)],
      paint: context.hour.lamps > 0.15 ? { kind: "lamp" } : { kind: "glass" },
    },
  ]);
  const bays = Array.from({ length: 6 }, (_, bay): Solid[] => {
    const left = -42 + bay * 14;
    return [
      block([left, 0, 0], [left + 14, 7, 30], {
        paint: matter(bay % 2 === 0 ? brick : "#B98057"),
        facade: front,
      }),
      extrusion(
        [
          [left, 7],
          [left + 14, 7],
          [left + 14, 7.4],
          [left + 1.2, 12.6],
          [left, 12.6],
        ],
        "z",
        0,
        30,
        { paint: matter("#2E5157"), end: matter(ivory) },
      ),
      ...[6, 14, 22].map((z): Solid => ({
        ...extrusion(
          [
            [left + 1.2, 12.5],
            [left + 13.6, 7.45],
            [left + 13.8, 7.7],
            [left + 1.4, 12.8],
          ].toReversed() as [number, number][],
          "z",
          z,
          z + 0.4,
          { paint: matter(gold) },
        ),
        castsShadow: false,
      })),
    ];
  }).flat();
  return modelOf(
    [...bays],
    [
      patch(-110, 110, -40, 50, lawn),
      patch(-60, 60, -14, 36, paving),
      patch(-110, 110, -30, -16, asphalt),
    ],
  );
}
