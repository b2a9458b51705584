import { arcade, band, layered } from "#studio/model/facades.ts";
import { punched, ribbons } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { balconies } from "./balconies.ts";
import type { Context } from "./context.ts";
import {
  gold,
  ivory,
  joints,
  lit,
  modelOf,
  patch,
  paving,
  render,
  slab,
  stone,
  teal,
} from "./parts.ts";

const STOREY = 3.5;

/** A quarter of four houses of different height over one arcade of shops. */
export function mixedBlock(context: Context): Model {
  const light = lit(context);
  const houses = [
    { left: -44, right: -22, floors: 9, color: ivory, front: 0 },
    { left: -20, right: 2, floors: 14, color: stone, front: 3 },
    { left: 4, right: 22, floors: 7, color: render, front: 0 },
    { left: 24, right: 46, floors: 11, color: ivory, front: 2 },
  ];
  const solids: Solid[] = [
    block([-47, 0, -6], [49, 6.4, 30], {
      paint: matter(stone),
      top: matter("#AFB08D"),
      facade: layered(
        arcade(6, 5, 0, light.lamps > 0.2 ? { kind: "lamp" } : { kind: "glass" }),
        band(-0.6, 0.6, matter(gold)),
      ),
    }),
    ...houses.flatMap(({ left, right, floors, color, front }, index): Solid[] => {
      const top = 6.4 + floors * STOREY;
      const skin =
        index % 2 === 0
          ? punched({ ...light, bay: 3.6, storey: STOREY, width: 2, height: 2.4, sill: 0.6 })
          : ribbons({ ...light, storey: STOREY, sill: 0.7, height: 2.1, bay: 2.8 });
      const span = right - left;
      return [
        block([left, 6.4, front], [right, top, 24], { paint: matter(color), facade: skin }),
        ...balconies(
          {
            from: left + span * 0.1,
            to: left + span * 0.46,
            plane: front,
            reach: -1.7,
            along: "x",
            slab: color,
            rail: index % 2 === 0 ? teal : gold,
          },
          6.4 + STOREY,
          STOREY,
          floors - 1,
        ),
        slab([left - 0.6, top, front - 1], [right + 0.6, top + 0.6, 24.6], ivory),
        block([left + span * 0.3, top + 0.6, 9], [left + span * 0.7, top + 3.4, 18], {
          paint: matter(index === 1 ? gold : color),
        }),
      ];
    }),
  ];
  return modelOf(solids, [patch(-80, 80, -26, 50, paving), ...joints(-80, 80, -26, -6, 5)]);
}
