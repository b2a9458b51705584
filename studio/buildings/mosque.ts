import { arcade, band, layered } from "#studio/model/facades.ts";
import { archedPane } from "#studio/model/panes.ts";
import { domeProfile, turned } from "#studio/model/round.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  gold,
  ivory,
  joints,
  modelOf,
  patch,
  pool,
  render,
  stone,
  teal,
  voidPaint,
} from "./parts.ts";

function minaret(x: number, z: number): Solid[] {
  return [
    turned(
      [x, z],
      [
        [1.7, 0],
        [1.4, 26],
        [2.1, 26.8],
        [2.1, 27.6],
        [1.15, 27.6],
        [1.1, 32],
        [1.5, 32.4],
        [1.5, 33],
      ],
      matter(ivory),
      16,
    ),
    turned([x, z], domeProfile(1.2, 33, 2.6, 1), matter(teal), 16),
    turned(
      [x, z],
      [
        [0.14, 35.4],
        [0.05, 37.6],
      ],
      matter(gold),
      6,
    ),
  ];
}

/** A prayer hall behind a white court: one dome, two minarets, a pool in the axis. */
export function mosqueCourt(context: Context): Model {
  const glow = context.hour.lamps > 0.2;
  const behind = glow ? ({ kind: "lamp" } as const) : voidPaint;
  const gate: Facade = (wall) => [
    {
      shapes: [archedPane(wall, wall.width * 0.18, 0, wall.width * 0.64, wall.height * 0.88, 1)],
      paint: matter(teal),
    },
    {
      shapes: [archedPane(wall, wall.width * 0.25, 0, wall.width * 0.5, wall.height * 0.76, 1)],
      paint: behind,
    },
  ];
  const wing = layered(arcade(4.4, 6.2, 0.9, behind), band(-0.9, 0.35, matter(gold)));
  return modelOf(
    [
      block([-26, 0, 8], [-8, 9, 26], { paint: matter(ivory), facade: wing }),
      block([8, 0, 8], [26, 9, 26], { paint: matter(ivory), facade: wing }),
      block([-8, 0, 5], [8, 14.6, 26], {
        paint: matter(render),
        facade: wing,
        sides: { front: gate },
      }),
      turned(
        [0, 17],
        [
          [7.2, 14.6],
          [7.2, 17],
        ],
        matter(stone),
      ),
      turned([0, 17], domeProfile(7.4, 17, 9.4, 1), matter(ivory), 32),
      turned(
        [0, 17],
        [
          [0.25, 26],
          [0.1, 29.6],
        ],
        matter(gold),
        8,
      ),
      ...[-17, 17].map((x) => turned([x, 17], domeProfile(4, 9, 5, 1), matter(ivory), 24)),
      ...minaret(-29, 10),
      ...minaret(29, 10),
      block([-34, 0, -26], [-31, 5.6, 8], {
        paint: matter(render),
        facade: arcade(3.4, 4.4, 0.9, behind),
      }),
      block([31, 0, -26], [34, 5.6, 8], {
        paint: matter(render),
        facade: arcade(3.4, 4.4, 0.9, behind),
      }),
    ],
    [
      patch(-60, 60, -44, 46, "#E9DEC6"),
      ...joints(-30, 30, -40, 5, 4),
      patch(-6, 6, -30, -6, pool),
      patch(-31, -24, -26, 4, "#8A9A6E"),
      patch(24, 31, -26, 4, "#8A9A6E"),
    ],
  );
}
