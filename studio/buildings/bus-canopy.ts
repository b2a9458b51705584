import { curtainWall } from "#studio/model/windows.ts";
import { turned } from "#studio/model/round.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { people } from "#studio/scenery/figures.ts";
import type { Context } from "./context.ts";
import { atDusk, asphalt, gold, ivory, lit, modelOf, patch, paving } from "./parts.ts";
import { coach } from "./vehicles.ts";

function parasol(x: number, z: number, radius: number, height: number): Solid {
  return turned(
    [x, z],
    [
      [0.7, 0],
      [0.5, height * 0.55],
      [0.9, height * 0.74],
      [radius * 0.34, height * 0.9],
      [radius, height],
      [radius, height + 0.5],
    ],
    matter(ivory),
    28,
  );
}

/** A bus station under round concrete parasols. */
export function busCanopy(context: Context): Model {
  const { random } = context;
  const canopies = [-3, -2, -1, 0, 1, 2, 3].flatMap((index): Solid[] => [
    parasol(index * 13.4, index % 2 === 0 ? 10 : 4, 6.6, index % 2 === 0 ? 10.5 : 8.6),
  ]);
  return modelOf(
    [
      block([-20, 0, 18], [26, 5.4, 27], {
        paint: { kind: "glass" },
        top: matter(ivory),
        facade: curtainWall({
          ...lit(context),
          lamps: atDusk(context.hour.lamps, 0.3),
          storey: 5.4,
          bay: 3,
          frame: gold,
        }),
      }),
      ...canopies,
      coach(-38, -7, 12, "#C9A15A", random),
      coach(-12, -7, 12, "#2C5F5D", random),
      coach(20, -7, 12, "#EDE3CF", random),
      ...people(14, -40, 40, 0, 12, random),
    ],
    [patch(-120, 120, -24, -2, asphalt), patch(-60, 60, -2, 40, paving)],
  );
}
