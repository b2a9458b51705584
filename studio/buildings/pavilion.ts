import { courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { extrusion } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { columns, lawn, modelOf, patch, stone, timber } from "./parts.ts";

/** A field centre in the foothills: two timber roofs that mirror the ridge, on stone walls. */
export function pavilion(context: Context): Model {
  const glow = context.hour.lamps > 0.1;
  const wall: Facade = layered(courses(0.45, 0.07, { kind: "shade", amount: 0.16 }), (face) => [
    {
      shapes: [pane(face, face.width * 0.18, 0.3, face.width * 0.5, 3)],
      paint: glow ? { kind: "lamp" } : { kind: "glass" },
    },
    {
      shapes: [0.34, 0.51].map((share) => pane(face, face.width * share, 0.3, 0.18, 3)),
      paint: matter(timber),
    },
  ]);
  return modelOf(
    [
      block([-22, 0.8, 2], [-2, 4.8, 14], { paint: matter(stone), facade: wall }),
      block([4, 0.8, 4], [20, 4.8, 14], { paint: matter(stone), facade: wall }),
      block([-26, 0, -4], [24, 0.8, 16], {
        paint: matter("#B39468"),
        facade: courses(0.4, 0.08, { kind: "shade", amount: 0.3 }),
      }),
      ...columns([-24, 0.8, -2.6], [22, 0.8, -2.6], 9, 4, 0.3, timber),
      extrusion(
        [
          [-27, 4.8],
          [2, 4.8],
          [2, 5.4],
          [-14, 12.4],
          [-27, 5.4],
        ],
        "z",
        -5,
        17,
        { paint: matter("#9C7A4C"), end: matter("#7C5D38") },
      ),
      extrusion(
        [
          [2, 4.8],
          [26, 4.8],
          [26, 5.4],
          [15, 10.2],
          [2, 5.4],
        ],
        "z",
        -4,
        16,
        { paint: matter("#A98655"), end: matter("#7C5D38") },
      ),
    ],
    [patch(-100, 100, -40, 50, lawn), patch(-5, 5, -40, -4, "#CDBB93")],
  );
}
