import { courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { block, rod, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  asphalt,
  bronze,
  columns,
  gold,
  ivory,
  lawn,
  modelOf,
  patch,
  slab,
  stone,
  timber,
} from "./parts.ts";
import { car } from "./vehicles.ts";

/** A gate in two pavilions under one long thin roof, with barriers and a screen wall. */
export function gatehouse(context: Context): Model {
  const glow = context.hour.lamps > 0.2;
  const room: Facade = layered(courses(0.5, 0.06, { kind: "shade", amount: 0.14 }), (wall) => [
    {
      shapes: [pane(wall, wall.width * 0.14, 0.9, wall.width * 0.72, 2.1)],
      paint: glow ? { kind: "lamp" } : { kind: "glass" },
    },
  ]);
  const screens = (left: number, right: number): Solid[] =>
    Array.from({ length: Math.floor((right - left) / 1.1) }, (_, index) =>
      block([left + index * 1.1, 0, 5], [left + index * 1.1 + 0.35, 3.4, 5.9], {
        paint: matter(timber),
      }),
    );
  return modelOf(
    [
      block([-16, 0, 1], [-9, 3.9, 9], { paint: matter(stone), facade: room }),
      block([-2.4, 0, 2], [2.4, 3.9, 8], { paint: matter(ivory), facade: room }),
      block([9, 0, 1], [16, 3.9, 9], { paint: matter(stone), facade: room }),
      ...columns([-5.6, 0, 5], [5.6, 0, 5], 2, 4.4, 0.3, bronze),
      slab([-19, 4.4, -2], [19, 4.9, 12], ivory),
      block([-19.1, 4.9, -2.1], [19.1, 5.1, 12.1], { paint: matter(gold), shadow: false }),
      ...screens(-34, -17),
      ...screens(17.4, 34),
      rod(
        [
          [-2.6, 1.1, 1.2],
          [-8.6, 1.1, 1.2],
        ],
        0.16,
        "#A8563A",
      ),
      rod(
        [
          [2.6, 1.1, 1.2],
          [7.2, 4.2, 1.2],
        ],
        0.16,
        "#A8563A",
      ),
      ...car(-8.4, -7, "#2C5F5D"),
    ],
    [
      patch(-70, 70, -26, 40, lawn),
      patch(-9, -2.6, -60, 60, asphalt),
      patch(2.6, 9, -60, 60, asphalt),
      patch(-2.6, 2.6, -60, 60, "#D9C7A0"),
    ],
  );
}
