import { archedPane } from "#studio/model/panes.ts";
import { band, courses, layered } from "#studio/model/facades.ts";
import { curtainWall } from "#studio/model/windows.ts";
import { extrusion, vaultSection } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  brick,
  bronze,
  gold,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  stone,
} from "./parts.ts";

/** A brick arcade on the boulevard, a glass vault down its middle. */
export function mall(context: Context): Model {
  const light = lit(context);
  const shops: Facade = (wall) => {
    const count = Math.max(2, Math.round(wall.width / 6));
    const bay = wall.width / count;
    const places = Array.from({ length: count }, (_, index) => index * bay);
    return [
      {
        shapes: places.map((u) => archedPane(wall, u + 0.7, 0, bay - 1.4, 6.6, 0)),
        paint: matter(stone),
      },
      {
        shapes: places.map((u) => archedPane(wall, u + 1.1, 0, bay - 2.2, 6.2, 0)),
        paint: light.lamps > 0.05 ? { kind: "lamp" } : { kind: "glass" },
      },
      {
        shapes: places.flatMap((u) => [
          archedPane(wall, u + bay * 0.2, 9.4, bay * 0.24, 3.4, 0),
          archedPane(wall, u + bay * 0.56, 9.4, bay * 0.24, 3.4, 0),
        ]),
        paint: { kind: "glass" },
      },
    ];
  };
  const wing = layered(
    courses(0.8, 0.06, { kind: "shade", amount: 0.12 }),
    shops,
    band(7.8, 0.5, matter(stone)),
    band(-1, 0.6, matter(stone)),
  );
  const ribs = Array.from({ length: 9 }, (_, index): Solid =>
    extrusion(vaultSection(-9.4, 9.4, 14.2, 9), "z", -3 + index * 5, -2.5 + index * 5, {
      paint: matter(bronze),
    }),
  );
  return modelOf(
    [
      block([-42, 0, 0], [-9, 15, 36], { paint: matter(brick), facade: wing }),
      block([9, 0, 0], [42, 15, 36], { paint: matter(brick), facade: wing }),
      block([-9, 0, -2], [9, 14, 37], {
        paint: { kind: "glass" },
        facade: curtainWall({
          ...light,
          lamps: atDusk(light.lamps, 0.25),
          storey: 4.6,
          bay: 3,
          frame: gold,
        }),
      }),
      extrusion(vaultSection(-9, 9, 14, 8.6), "z", -2.6, 37, {
        paint: { kind: "glass" },
        end: { kind: "glass" },
      }),
      ...ribs,
      block([-42.6, 15, -0.6], [-8.4, 15.8, 36.6], { paint: matter(ivory) }),
      block([8.4, 15, -0.6], [42.6, 15.8, 36.6], { paint: matter(ivory) }),
    ],
    [
      patch(-70, 70, -14, 50, paving),
      ...joints(-70, 70, -14, 0, 5),
      patch(-110, 110, -34, -16, "#8D8A7C"),
    ],
  );
}
