import { band, layered } from "#studio/model/facades.ts";
import { curtainWall } from "#studio/model/windows.ts";
import { extrusion } from "#studio/model/extrusion.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { atDusk, concrete, gold, ivory, lit, modelOf, render, slab, timber } from "./parts.ts";

function boat(x: number, z: number, length: number): Solid[] {
  return [
    extrusion(
      [
        [x, 0.2],
        [x + 2.6, 0.2],
        [x + 3, 1.6],
        [x - 0.4, 1.6],
      ],
      "z",
      z,
      z + length,
      { paint: matter(ivory) },
    ),
    block([x + 0.2, 1.6, z + length * 0.3], [x + 2.4, 2.7, z + length * 0.75], {
      paint: { kind: "glass" },
      top: matter(render),
      shadow: false,
    }),
    rod(
      [
        [x + 1.3, 1.6, z + length * 0.4],
        [x + 1.3, 14, z + length * 0.4],
      ],
      0.14,
      "#8B8574",
    ),
  ];
}

/** A boat basin: a club house under a folded roof, timber piers, masts in a row. */
export function marina(context: Context): Model {
  const light = lit(context);
  const piers = [-42, -18, 18, 42].map((x): Solid =>
    block([x - 1.4, 0, -54], [x + 1.4, 0.9, -2], { paint: matter(timber) }),
  );
  const boats = [-37, -13, 9, 23, 33, 47].flatMap((x, index) => [
    ...boat(x, -26 - (index % 2) * 3, 9),
    ...boat(x, -44 + (index % 3) * 2, 8),
  ]);
  const folds = Array.from({ length: 5 }, (_, fold): Solid =>
    extrusion(
      [
        [-25 + fold * 10, 9.6],
        [-15 + fold * 10, 9.6],
        [-20 + fold * 10, 15],
      ],
      "z",
      -3,
      18,
      { paint: matter(fold % 2 === 0 ? ivory : render), end: matter(gold) },
    ),
  );
  const model = modelOf(
    [
      block([-90, 0, -2], [90, 1.6, 40], { paint: matter(concrete), top: matter("#DCCDAE") }),
      ...piers,
      ...boats,
      block([-24, 1.6, 0], [24, 9.2, 16], {
        paint: { kind: "glass" },
        facade: layered(
          curtainWall({
            ...light,
            lamps: atDusk(light.lamps, 0.2),
            storey: 3.8,
            bay: 3,
            frame: gold,
          }),
          band(-0.5, 0.5, matter(ivory)),
        ),
      }),
      slab([-26, 9.2, -3], [26, 9.6, 18], ivory),
      ...folds,
    ],
    [],
  );
  return { ...model, bounds: { min: [-44, 0, -30], max: [44, 16, 18] } };
}
