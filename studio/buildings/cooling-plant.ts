import { band, courses, fins, layered } from "#studio/model/facades.ts";
import { curtainWall } from "#studio/model/windows.ts";
import { turned } from "#studio/model/round.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  concrete,
  gold,
  ivory,
  lit,
  modelOf,
  patch,
  paving,
  render,
  steel,
  teal,
} from "./parts.ts";

/** Fans in a row on top of a louvred box. */
export function coolingCells(left: number, low: number, front: number, count: number): Solid[] {
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * 9;
    return [
      block([x, low, front], [x + 8, low + 5.4, front + 9], {
        paint: matter(render),
        facade: courses(0.7, 0.3, { kind: "shade", amount: 0.34 }, 0.6),
      }),
      turned(
        [x + 4, front + 4.5],
        [
          [3.3, low + 5.4],
          [2.9, low + 6.6],
          [3.3, low + 8.2],
        ],
        matter(steel),
        20,
      ),
    ];
  }).flat();
}

/** District cooling: a glass pump hall shows its pipes, cooling cells stand above. */
export function coolingPlant(context: Context): Model {
  const light = lit(context);
  const pipes = Array.from({ length: 5 }, (_, index): Solid =>
    rod(
      [
        [-34, 1.6 + index * 1.7, -1.2],
        [-12 + index * 1.2, 1.6 + index * 1.7, -1.2],
        [-12 + index * 1.2, 0, -1.2 - index * 0.3],
      ],
      1.1,
      index % 2 === 0 ? teal : gold,
    ),
  );
  return modelOf(
    [
      block([-36, 0, 0], [-8, 11, 22], {
        paint: matter(concrete),
        facade: fins(3.5, 0.3, { kind: "shade", amount: 0.2 }),
      }),
      ...pipes,
      block([-8, 0, -4], [36, 13, 22], {
        paint: matter(ivory),
        facade: layered(
          curtainWall({
            ...light,
            lamps: atDusk(light.lamps, 0.12),
            storey: 4,
            bay: 3,
            frame: "#DCCBA6",
          }),
          band(-1.2, 1.2, matter(teal)),
        ),
      }),
      ...coolingCells(-7, 13, 6, 4),
      turned(
        [-28, 30],
        [
          [5, 0],
          [5, 17],
        ],
        matter(render),
        24,
      ),
      turned(
        [-15, 31],
        [
          [5, 0],
          [5, 17],
        ],
        matter(ivory),
        24,
      ),
    ],
    [patch(-60, 60, -26, 50, paving)],
  );
}
