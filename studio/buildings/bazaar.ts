import { archedPane, pane } from "#studio/model/panes.ts";
import { band, courses, lattice, layered } from "#studio/model/facades.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  gold,
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

const WALLS = [oldBrick, "#C08B5F", render, "#A9683F", "#C9986A"];

/** A street of story-tellers: shops under arches, carved balconies above, awnings over the stalls. */
export function bazaar(context: Context): Model {
  const { random, hour } = context;
  const glow = hour.lamps > 0.15;
  const solids: Solid[] = [];
  let left = -36;
  for (let house = 0; left < 34; house += 1) {
    const width = [12, 15, 13, 17, 14, 12][house % 6] ?? 12;
    const height = [12.5, 15.5, 13.4, 17, 14.4, 12][house % 6] ?? 12;
    const arches: Facade = (wall) => {
      const count = Math.max(2, Math.round(wall.width / 4));
      const bay = wall.width / count;
      return [
        {
          shapes: Array.from({ length: count }, (_, index) =>
            archedPane(wall, index * bay + 0.45, 0, bay - 0.9, 4.4, 0.8),
          ),
          paint: glow ? { kind: "lamp" } : voidPaint,
        },
        {
          shapes: Array.from({ length: count }, (_, index) =>
            archedPane(wall, index * bay + bay / 2 - 0.75, wall.height - 4.4, 1.5, 2.6, 0.8),
          ),
          paint: matter(teal),
        },
        { shapes: [pane(wall, 0, 5, wall.width, 0.35)], paint: matter(stone) },
      ];
    };
    const front = house % 2 === 0 ? 0 : 0.8;
    solids.push(
      block([left, 0, front], [left + width, height, 16], {
        paint: matter(WALLS[house % WALLS.length] ?? oldBrick),
        facade: layered(
          courses(0.7, 0.05, { kind: "shade", amount: 0.1 }),
          arches,
          band(-0.7, 0.4, matter(stone)),
        ),
      }),
      block([left + 1, 5.9, front - 1.5], [left + width - 1, 8.9, front], {
        paint: matter(timber),
        facade: layered(lattice(0.55, 0.1, 1.1, { kind: "shade", amount: 0.4 }), (wall) => {
          const count = Math.max(2, Math.round(wall.width / 2));
          const bay = wall.width / count;
          return [
            {
              shapes: Array.from({ length: count }, (_, index) =>
                archedPane(wall, index * bay + 0.25, 1.2, bay - 0.5, 1.6, 0.6),
              ),
              paint: glow ? { kind: "lamp" } : voidPaint,
            },
          ];
        }),
        shadow: false,
      }),
      slab([left + 0.6, 8.9, front - 2.1], [left + width - 0.6, 9.2, front], "#6E4C2B"),
      block([left + 1.2, 3.5, front - 2.8], [left + width * 0.55, 3.75, front], {
        paint: matter(random.pick([gold, teal, "#B0694A"])),
        shadow: false,
      }),
    );
    left += width;
  }
  const model = modelOf(solids, [
    patch(-90, 90, -30, 30, "#CBB089"),
    ...joints(-90, 90, -30, 0, 3),
  ]);
  return { ...model, bounds: { min: [-30, 0, -3], max: [32, 17.4, 14] } };
}
