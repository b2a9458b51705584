import { archedPane } from "#studio/model/panes.ts";
import { band, courses, layered } from "#studio/model/facades.ts";
import { turned } from "#studio/model/round.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { brick, ivory, modelOf, patch, steel, stone, teal, voidPaint } from "./parts.ts";

const STEEL = "#66726B";

function pylon(x: number, z: number, height: number): Solid[] {
  const at = (dx: number, y: number): Vector => [x + dx, y, z];
  const arms = [0.68, 0.82, 0.96];
  return [
    rod(
      [
        at(-3.4, 0),
        at(-0.7, height * 0.62),
        at(-0.4, height),
        at(0.4, height),
        at(0.7, height * 0.62),
        at(3.4, 0),
      ],
      0.34,
      STEEL,
    ),
    rod(
      [
        at(-3.4, 0),
        at(2.3, height * 0.22),
        at(-1.7, height * 0.38),
        at(1.2, height * 0.52),
        at(-0.7, height * 0.64),
      ],
      0.2,
      STEEL,
    ),
    rod(
      [
        at(3.4, 0),
        at(-2.3, height * 0.22),
        at(1.7, height * 0.38),
        at(-1.2, height * 0.52),
        at(0.7, height * 0.64),
      ],
      0.2,
      STEEL,
    ),
    ...arms.map((level, index) =>
      rod([at(-6 + index * 1.2, height * level), at(6 - index * 1.2, height * level)], 0.3, STEEL),
    ),
  ];
}

/** A grid annexe: a brick switch house, transformers in bays, lines that leave for the hills. */
export function substation(): Model {
  const transformers = [-6, 8, 22].flatMap((x): Solid[] => [
    block([x, 0, 2], [x + 8, 4.6, 9], {
      paint: matter(teal),
      facade: courses(0.5, 0.16, { kind: "shade", amount: 0.25 }),
    }),
    ...[1.6, 4, 6.4].map((dx) =>
      turned(
        [x + dx, 5.4],
        [
          [0.5, 4.6],
          [0.28, 5],
          [0.5, 5.4],
          [0.28, 5.8],
          [0.5, 6.2],
          [0.2, 7.4],
        ],
        matter(ivory),
        10,
      ),
    ),
    block([x - 1.6, 0, 0], [x - 0.8, 6.4, 12], { paint: matter(stone) }),
  ]);
  const lines = [0.68, 0.82, 0.96].flatMap((level, index) =>
    [-1, 1].map((side): Solid => {
      const dx = side * (6 - index * 1.2);
      return rod(
        [
          [20 + dx, 34 * level, 26],
          [62 + dx, 34 * level - 6, 40],
          [120 + dx, 40 * level, 70],
        ],
        0.12,
        STEEL,
      );
    }),
  );
  const model = modelOf(
    [
      block([-36, 0, 0], [-11, 11, 20], {
        paint: matter(brick),
        facade: layered(
          courses(0.7, 0.06, { kind: "shade", amount: 0.12 }),
          (wall) => [
            {
              shapes: Array.from({ length: Math.max(1, Math.floor(wall.width / 6)) }, (_, index) =>
                archedPane(wall, 1.6 + index * 6, 0.4, 3.2, 7, 0.8),
              ),
              paint: voidPaint,
            },
          ],
          band(-0.9, 0.9, matter(stone)),
        ),
      }),
      ...transformers,
      block([30, 0, 0], [30.8, 6.4, 12], { paint: matter(stone) }),
      ...pylon(20, 26, 34),
      ...pylon(120, 70, 40),
      ...lines,
      rod(
        [
          [-11, 9.6, 8],
          [0, 8, 6],
          [30, 8, 6],
        ],
        0.2,
        steel,
      ),
    ],
    [patch(-70, 90, -20, 46, "#CBB994"), patch(-40, 34, -6, 24, "#B7AC95")],
  );
  return { ...model, bounds: { min: [-38, 0, -2], max: [34, 34, 20] } };
}
