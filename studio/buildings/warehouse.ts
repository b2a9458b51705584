import { band, courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { extrusion, gableSection } from "#studio/model/extrusion.ts";
import { turned } from "#studio/model/round.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { asphalt, gold, ivory, modelOf, patch, render, steel, stone, teal } from "./parts.ts";

/** Three long sheds with a sprinkler tank and red-brown pipework along the wall. */
export function warehouse(context: Context): Model {
  const doors = (count: number) =>
    layered(
      courses(0.9, 0.06, { kind: "shade", amount: 0.12 }),
      (wall) => [
        {
          shapes: Array.from({ length: count }, (_, index) =>
            pane(wall, wall.width * ((index + 0.5) / count) - 2.1, 0, 4.2, 4.8),
          ),
          paint: matter(teal),
        },
        {
          shapes: Array.from({ length: count }, (_, index) =>
            pane(wall, wall.width * ((index + 0.5) / count) - 2.1, 4.8, 4.2, 0.4),
          ),
          paint: matter(gold),
        },
        {
          shapes: Array.from({ length: count }, (_, index) =>
            pane(wall, wall.width * ((index + 0.5) / count) - 1.4, 6.6, 2.8, 1),
          ),
          paint: context.hour.lamps > 0.2 ? { kind: "lamp" } : { kind: "glass" },
        },
      ],
      band(0, 0.9, matter(stone)),
    );
  const sheds = [-1, 0, 1].flatMap((shed): Solid[] => {
    const left = shed * 26 - 13;
    const paint = matter(shed === 0 ? ivory : render);
    return [
      block([left, 0, 0], [left + 26, 9.4, 44], {
        paint,
        facade: doors(5),
        sides: { front: doors(3) },
      }),
      extrusion(gableSection(left - 0.2, left + 26.2, 9.4, 4.6), "z", -1, 45, {
        paint: matter(steel),
        end: paint,
      }),
    ];
  });
  const pipe = "#A8563A";
  return modelOf(
    [
      ...sheds,
      turned(
        [49, 10],
        [
          [6.4, 0],
          [6.4, 13],
          [0.1, 15],
        ],
        matter(ivory),
        26,
      ),
      rod(
        [
          [42.8, 1.2, 8],
          [39.2, 1.2, -0.6],
          [-38, 1.2, -0.6],
        ],
        0.42,
        pipe,
      ),
      ...[-26, -13, 0, 13, 26].map((x) =>
        rod(
          [
            [x, 1.2, -0.6],
            [x, 8.8, -0.6],
          ],
          0.34,
          pipe,
        ),
      ),
    ],
    [patch(-140, 140, -40, 70, "#BDB199"), patch(-140, 140, -34, -18, asphalt)],
  );
}
