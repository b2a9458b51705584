import { arcade, band, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { punched, ribbons } from "#studio/model/windows.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  brick,
  columns,
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
} from "./parts.ts";

export const HOSPITAL_STOREY = 4;

/** A ward block above a brick arcade, with a bridge to the day wing. */
export function hospital(context: Context): Model {
  const light = lit(context);
  const ward = layered(
    punched({
      ...light,
      bay: 3.4,
      storey: HOSPITAL_STOREY,
      width: 1.9,
      height: 2.2,
      sill: 1,
      from: 0.4,
    }),
    (wall) => [
      {
        shapes: Array.from({ length: 6 }, (_, row) =>
          pane(wall, 0, row * HOSPITAL_STOREY, wall.width, 0.24),
        ),
        paint: { kind: "shade", amount: 0.18 },
      },
    ],
  );
  const foot: Facade = layered(
    arcade(4.6, 4.6, 0.8, light.lamps > 0.2 ? { kind: "lamp" } : matter("#33443F")),
    band(-0.6, 0.6, matter(stone)),
  );
  return modelOf(
    [
      block([-38, 0, -6], [20, 6.4, 24], { paint: matter(brick), facade: foot }),
      block([-30, 6.4, 2], [18, 30.4, 20], { paint: matter(ivory), facade: ward }),
      block([-4, 6.4, -2], [5, 33.4, 2], {
        paint: matter(teal),
        facade: punched({ ...light, bay: 2.4, storey: 4, width: 1.6, height: 3, sill: 0.4 }),
      }),
      slab([-31, 30.4, 1], [19, 31, 21], render),
      block([20, 8, 6], [30, 12, 11], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: ribbons({ ...light, storey: 4, sill: 0.4, height: 3, bay: 1.6 }),
      }),
      block([30, 0, -4], [46, 15, 20], {
        paint: matter(brick),
        facade: layered(
          punched({ ...light, bay: 3.2, storey: 4.6, width: 1.7, height: 2.6, sill: 1, arch: 0.8 }),
          band(-0.7, 0.7, matter(stone)),
        ),
      }),
      slab([-16, 5, -13], [12, 5.5, -6], gold),
      ...columns([-15, 0, -12.4], [11, 0, -12.4], 5, 5, 0.5, ivory),
    ],
    [
      patch(-66, 66, -34, 44, lawn),
      patch(-50, 50, -24, -6, paving),
      ...joints(-50, 50, -24, -6, 5),
    ],
  );
}

/** A small clinic in a garden: three quiet boxes, a brass canopy, a teal door. */
export function clinic(context: Context): Model {
  const light = lit(context);
  return modelOf(
    [
      block([-22, 0, 2], [-4, 8, 18], {
        paint: matter(brick),
        facade: punched({ ...light, bay: 4.2, storey: 3.8, width: 1.3, height: 2.4, sill: 0.8 }),
      }),
      block([-4, 0, 0], [14, 12, 18], {
        paint: matter(ivory),
        facade: layered(
          punched({ ...light, bay: 3.6, storey: 3.8, width: 2.2, height: 2.2, sill: 0.9 }),
          band(-0.8, 0.8, matter(teal)),
        ),
      }),
      block([14, 0, 5], [28, 6.6, 18], {
        paint: matter(stone),
        facade: ribbons({ ...light, storey: 6, sill: 0.9, height: 3.6, bay: 2.3 }),
      }),
      slab([-6, 3.6, -5], [10, 4, 0], gold),
      ...columns([-5.4, 0, -4.6], [9.4, 0, -4.6], 4, 3.6, 0.28, ivory),
      block([16, 6.6, 8], [26, 8.6, 15], { paint: matter("#B7B8A6") }),
    ],
    [patch(-50, 50, -30, 34, lawn), patch(-6, 10, -30, 0, paving), ...joints(-6, 10, -30, 0, 3)],
  );
}
