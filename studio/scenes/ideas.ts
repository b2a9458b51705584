import { openFrame } from "#studio/buildings/frame.ts";
import { towerCrane } from "#studio/buildings/cranes.ts";
import {
  gold,
  ivory,
  modelOf,
  patch,
  paving,
  render,
  stone,
  teal,
} from "#studio/buildings/parts.ts";
import type { Context } from "#studio/buildings/context.ts";
import { curtainWall, ribbons } from "#studio/model/windows.ts";
import { pane } from "#studio/model/panes.ts";
import { ringOutline } from "#studio/model/round.ts";
import { block, prism, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { person } from "#studio/scenery/figures.ts";

/** A tower that turns as it rises. */
export function turningTower({ random, hour }: Context): Model {
  const floors = 30;
  const solids: Solid[] = Array.from({ length: floors }, (_, floor) => {
    const turn = Math.PI / 4 + floor * 0.045;
    const outline = ringOutline([0, 16], 21, 4, turn);
    const inner = ringOutline([0, 16], 19.4, 4, turn);
    return [
      prism(inner, 6 + floor * 3.8, 6 + floor * 3.8 + 2.9, {
        paint: { kind: "glass" },
        top: matter(render),
        facades: [
          ribbons({ random, lamps: hour.lamps, storey: 2.9, sill: 0.05, height: 2.8, bay: 2.8 }),
        ],
        shadow: false,
      }),
      prism(outline, 6 + floor * 3.8 + 2.9, 6 + (floor + 1) * 3.8, {
        paint: matter(ivory),
        top: matter(render),
      }),
    ];
  }).flat();
  return modelOf(
    [
      block([-24, 0, -8], [24, 6, 40], {
        paint: matter(stone),
        facade: ribbons({ random, lamps: 0.3, storey: 6, sill: 0.6, height: 4.6, bay: 3 }),
      }),
      ...solids,
    ],
    [patch(-60, 60, -40, 60, paving)],
  );
}

/** Six towers, each a little higher than the last. */
export function risingRow({ random, hour }: Context): Model {
  const colors = [stone, ivory, teal, render, gold, ivory];
  return modelOf(
    Array.from({ length: 6 }, (_, index) => {
      const left = -60 + index * 20;
      const height = 20 + index * 13 + (index % 2) * 4;
      return [
        block([left, 0, 0], [left + 14, height, 16], {
          paint: matter(colors[index] ?? ivory),
          facade:
            index % 2 === 0
              ? ribbons({ random, lamps: hour.lamps, storey: 3.6, sill: 0.8, height: 2, bay: 2.4 })
              : curtainWall({ random, lamps: hour.lamps, storey: 3.6, bay: 2.4, frame: "#DCCBA6" }),
        }),
        block([left + 3, height, 4], [left + 11, height + 3, 12], { paint: matter(gold) }),
      ];
    }).flat(),
    [],
  );
}

/** Nothing but structure: a frame, a crane, and the people who read it. */
export function bareFrame({ random }: Context): Model {
  const frame = openFrame([-24, 0, 0], [24, 36, 24], 4, 8);
  const model = modelOf(
    [
      ...frame,
      ...towerCrane([31, 0, 12], 56, 40, 2.7),
      ...[-14, -11, 6, 9, 18].map((x) => person([x, 0, -6], random)),
    ],
    [patch(-90, 90, -40, 60, "#CDBB93")],
  );
  return { ...model, bounds: { min: [-24, 0, 0], max: [34, 52, 24] } };
}

/** A glass wall with a cradle let down from the roof. */
export function cleaningCradle({ random, hour }: Context): Model {
  const wall = block([-20, 0, 0], [20, 46, 20], {
    paint: { kind: "glass" },
    facade: curtainWall({ random, lamps: hour.lamps, storey: 3.8, bay: 2.6, frame: "#E4D6B4" }),
  });
  const cradle: Solid[] = [
    block([-6, 17, -1.9], [6, 18.3, -0.5], {
      paint: matter(gold),
      facade: (face) => [
        {
          shapes: Array.from({ length: 12 }, (_, index) => pane(face, index + 0.2, 0.2, 0.5, 0.9)),
          paint: { kind: "shade", amount: 0.3 },
        },
      ],
    }),
    rod(
      [
        [-5.4, 18, -1.2],
        [-5.4, 48, -1.2],
        [-5.4, 48, 4],
      ],
      0.16,
      "#5B6660",
    ),
    rod(
      [
        [5.4, 18, -1.2],
        [5.4, 48, -1.2],
        [5.4, 48, 4],
      ],
      0.16,
      "#5B6660",
    ),
    person([-2.6, 17.4, -1.2], random),
    person([2.4, 17.4, -1.2], random),
  ];
  return modelOf(
    [wall, block([-21, 46, -1], [21, 47, 21], { paint: matter(ivory) }), ...cradle],
    [patch(-80, 80, -40, 60, paving)],
  );
}
