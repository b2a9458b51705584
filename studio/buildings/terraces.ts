import { archedPane, pane } from "#studio/model/panes.ts";
import { band, courses, layered } from "#studio/model/facades.ts";
import { punched } from "#studio/model/windows.ts";
import { extrusion, gableSection } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  brick,
  gold,
  ivory,
  joints,
  lawn,
  lit,
  modelOf,
  patch,
  paving,
  render,
  slab,
  stone,
  teal,
  timber,
} from "./parts.ts";

/** A stepped row of brick houses with pitched roofs. */
export function brickTerraces(context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [];
  for (let house = 0; house < 6; house += 1) {
    const left = -36 + house * 12;
    const lift = [0, 0.9, 1.8, 1.8, 0.9, 0][house] ?? 0;
    const set = house % 2 === 0 ? 0 : 2.2;
    const paint = matter([brick, "#BB8159", brick, "#A9683F", brick, "#BB8159"][house] ?? brick);
    const facade = layered(
      courses(0.8, 0.06, { kind: "shade", amount: 0.14 }),
      punched({
        ...light,
        bay: 4,
        storey: 3.3,
        width: 1.5,
        height: 2,
        sill: 0.8,
        margin: 1,
        from: 3.6,
      }),
      (wall) => [
        { shapes: [pane(wall, 1.4, 0.1, 1.7, 2.7)], paint: matter(teal) },
        {
          shapes: [pane(wall, 4.6, 0.7, 5, 2.2)],
          paint: light.lamps > 0.2 ? { kind: "lamp" } : { kind: "glass" },
        },
      ],
    );
    const eaves = 10.2 + lift;
    solids.push(
      block([left, 0, set], [left + 12, eaves, set + 13], { paint, facade }),
      extrusion(gableSection(left - 0.3, left + 12.3, eaves, 3.4), "z", set - 0.7, set + 13.7, {
        paint: matter("#8C7F6D"),
        end: paint,
      }),
      block([left + 9, eaves + 1, set + 6], [left + 10.4, eaves + 5, set + 7.4], {
        paint: matter(brick),
      }),
      slab([left + 0.9, 3.1, set - 1.4], [left + 4, 3.35, set], ivory),
    );
  }
  const model = modelOf(solids, [
    patch(-52, 52, -26, 34, lawn),
    patch(-52, 52, -16, -8, "#9A9484"),
    patch(-52, 52, -8, -5, paving),
    ...Array.from({ length: 6 }, (_, house) =>
      patch(-35 + house * 12, -32.6 + house * 12, -5, 3, paving),
    ),
  ]);
  return { ...model, bounds: { min: [-30, 0, -1], max: [30, 16, 14] } };
}

const arches: Facade = (wall) => [
  {
    shapes: [archedPane(wall, wall.width * 0.12, 0.1, wall.width * 0.32, 3.1, 0.4)],
    paint: matter(timber),
  },
  {
    shapes: [archedPane(wall, wall.width * 0.56, 0.5, wall.width * 0.32, 2.5, 0.4)],
    paint: { kind: "glass" },
  },
];

/** White town houses with wind towers over shaded yards. */
export function townhouses(context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [];
  for (let house = 0; house < 5; house += 1) {
    const left = -35 + house * 14;
    const set = [0, 3, 0, 3, 0][house] ?? 0;
    const upper = punched({
      ...light,
      bay: 3.8,
      storey: 3.4,
      width: 1.4,
      height: 2,
      sill: 0.9,
      from: 3.6,
      arch: 0.3,
      margin: 0.8,
    });
    solids.push(
      block([left, 0, set], [left + 9.5, 7.6, set + 14], {
        paint: matter(house % 2 === 0 ? ivory : render),
        facade: layered(upper, band(-0.5, 0.2, { kind: "shade", amount: 0.25 })),
        sides: { front: layered(arches, upper, band(-0.5, 0.2, { kind: "shade", amount: 0.25 })) },
      }),
      block([left + 9.5, 0, set + 2], [left + 14, 4.2, set + 14], {
        paint: matter(stone),
        facade: arches,
      }),
      block([left + 1.2, 7.6, set + 4], [left + 4.4, 12, set + 7.2], {
        paint: matter(stone),
        facade: (wall) => [
          {
            shapes: [0, 1, 2].map((slot) => pane(wall, 0.5 + slot * 0.8, 1.6, 0.5, 2)),
            paint: { kind: "shade", amount: 0.55 },
          },
        ],
      }),
      slab([left + 9.2, 4.2, set + 0.4], [left + 14, 4.5, set + 6], gold),
    );
  }
  const model = modelOf(solids, [
    patch(-52, 54, -22, 34, lawn),
    patch(-52, 54, -14, -6, paving),
    ...joints(-52, 54, -14, -6, 4),
  ]);
  return { ...model, bounds: { min: [-30, 0, -1], max: [30, 13, 16] } };
}
