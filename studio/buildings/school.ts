import { band, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { ribbons } from "#studio/model/windows.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  columns,
  gold,
  ivory,
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

/** Two floors of classrooms around a yard, with coloured fins against the sun and cells on the roof. */
export function school(context: Context): Model {
  const light = lit(context);
  const colors = [teal, gold, "#B97A52", "#7FA295"];
  const sunFins: Facade = (wall) => {
    const count = Math.round(wall.width / 2.2);
    return colors.map((color, shade) => ({
      shapes: Array.from({ length: count }, (_, index) => index)
        .filter((index) => index % colors.length === shade)
        .map((index) => pane(wall, (index + 0.5) * (wall.width / count) - 0.22, 4.6, 0.44, 3.4)),
      paint: matter(color),
    }));
  };
  const rooms = layered(
    ribbons({
      ...light,
      lamps: atDusk(light.lamps, 0.1),
      storey: 4.1,
      sill: 0.9,
      height: 2.5,
      bay: 2.2,
    }),
    sunFins,
    band(-0.6, 0.6, matter(ivory)),
  );
  const cells = Array.from({ length: 7 }, (_, index): Solid =>
    block([-36 + index * 6.6, 9.4, 8], [-31 + index * 6.6, 9.9, 15], {
      paint: matter("#2F4F57"),
      shadow: false,
    }),
  );
  return modelOf(
    [
      block([-40, 0, 4], [12, 8.8, 18], { paint: matter(render), facade: rooms }),
      block([12, 0, -10], [26, 11.6, 18], {
        paint: matter(stone),
        facade: layered(
          ribbons({ ...light, storey: 5.4, sill: 0.7, height: 4, bay: 2.6 }),
          band(-1, 1, matter(teal)),
        ),
      }),
      block([26, 0, 2], [46, 6.4, 18], {
        paint: matter(render),
        facade: layered(ribbons({ ...light, storey: 6, sill: 0.8, height: 3.6, bay: 2.2 })),
      }),
      slab([-42, 8.8, 1], [12, 9.3, 19], ivory),
      slab([11, 11.6, -12], [27.4, 12.1, 19], ivory),
      slab([-34, 4.4, -4], [8, 4.8, 4], gold),
      ...columns([-33, 0, -3.4], [7, 0, -3.4], 8, 4.4, 0.34, ivory),
      ...cells,
    ],
    [
      patch(-64, 64, -34, 40, lawn),
      patch(-44, 40, -24, 4, paving),
      { points: ring(-22, -14, 6), paint: matter("#CDB07A") },
      { points: ring(-22, -14, 4), paint: matter("#8FB0A0") },
      { points: ring(-22, -14, 2), paint: matter("#E6D6AE") },
    ],
  );
}

function ring(x: number, z: number, radius: number): [number, number, number][] {
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, 0, z + Math.sin(angle) * radius];
  });
}
