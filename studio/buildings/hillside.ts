import { layered } from "#studio/model/facades.ts";
import { ribbons } from "#studio/model/windows.ts";
import { polygon, solidOf, block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { ivory, lawn, lit, modelOf, patch, slab, stone, timber } from "./parts.ts";

const STOREY = 3.5;
const STEP = 5.5;

/** Apartments that climb a slope, every roof a garden of the flat above. */
export function hillside(context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [];
  for (let level = 0; level < 7; level += 1) {
    const low = level * STOREY;
    const left = -32 + Math.abs(3 - level) * 2.4;
    const right = 30 - level * 2.1;
    const front = level * STEP;
    solids.push(
      block([left, low, front], [right, low + STOREY - 0.5, front + 14], {
        paint: matter(level % 3 === 1 ? stone : ivory),
        facade: layered(
          ribbons({ ...light, storey: STOREY - 0.4, sill: 0.3, height: 2.4, bay: 3.4 }),
        ),
        shadow: false,
      }),
      slab(
        [left - 1, low + STOREY - 0.5, front - 1.6],
        [right + 1, low + STOREY, front + 14],
        ivory,
      ),
      block([left - 1, low + STOREY, front - 1.6], [right + 1, low + STOREY + 0.9, front - 1.1], {
        paint: matter("#7C8F66"),
        shadow: false,
      }),
      block([left + 9, low, front - 0.5], [left + 11, low + STOREY - 0.5, front], {
        paint: matter(timber),
        shadow: false,
      }),
    );
  }
  const hill = solidOf([
    polygon(
      [
        [-90, 0, 8],
        [90, 0, 8],
        [60, 26, 60],
        [-52, 30, 60],
      ],
      matter("#7F8C62"),
    ),
  ]);
  return modelOf(
    [{ ...hill, castsShadow: false }, ...solids],
    [patch(-120, 120, -40, 10, lawn), patch(-40, 44, -14, -6, "#C9BC9E")],
  );
}
