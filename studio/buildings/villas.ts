import { courses, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  columns,
  ivory,
  lawn,
  modelOf,
  patch,
  paving,
  pool,
  render,
  slab,
  stone,
  timber,
} from "./parts.ts";

function openings(
  lamp: boolean,
  places: readonly (readonly [number, number, number, number])[],
): Facade {
  return (wall) => [
    {
      shapes: places.map(([u, v, width, height]) =>
        pane(wall, u * wall.width, v, width * wall.width, height),
      ),
      paint: lamp ? { kind: "lamp" } : { kind: "glass" },
    },
  ];
}

/** Two stacked boxes, the upper one shifted over a terrace. */
function villa(x: number, z: number, mirrored: boolean, evening: boolean): Solid[] {
  const flip = (u: number) => (mirrored ? -u : u);
  const span = (a: number, b: number): [number, number] => {
    const from = x + Math.min(flip(a), flip(b));
    return [from, from + Math.abs(a - b)];
  };
  const [lowLeft, lowRight] = span(-9, 7);
  const [highLeft, highRight] = span(-4, 11);
  const [coreLeft, coreRight] = span(-6.4, -4);
  return [
    block([lowLeft, 0, z], [lowRight, 3.6, z + 11], {
      paint: matter(stone),
      facade: layered(
        courses(0.6, 0.07, { kind: "shade", amount: 0.18 }),
        openings(evening, [[0.12, 0.2, 0.5, 2.9]]),
        openings(false, [[0.72, 0.9, 0.16, 2]]),
      ),
    }),
    block([highLeft, 3.9, z - 2.2], [highRight, 7.4, z + 9], {
      paint: matter(ivory),
      facade: layered(
        openings(false, [
          [0.08, 0.5, 0.3, 2.6],
          [0.46, 0.5, 0.14, 2.6],
        ]),
        openings(evening, [[0.66, 0.5, 0.26, 2.6]]),
      ),
    }),
    slab([lowLeft - 0.4, 3.6, z - 0.6], [lowRight + 0.4, 3.9, z + 11.4], render),
    slab([highLeft - 0.5, 7.4, z - 3], [highRight + 0.5, 7.75, z + 9.6], render),
    block([coreLeft, 3.9, z + 2.5], [coreRight, 9.2, z + 6], {
      paint: matter(timber),
      facade: courses(0.5, 0.12, { kind: "shade", amount: 0.25 }),
    }),
    ...columns([x + flip(10.2), 0, z - 1.6], [x + flip(10.2), 0, z + 4], 2, 3.9, 0.36, timber),
  ];
}

export function villas(context: Context): Model {
  const evening = context.hour.lamps > 0.2;
  const model = modelOf(
    [
      ...villa(-26, 8, false, evening),
      ...villa(2, 0, false, evening),
      ...villa(31, 10, true, evening),
    ],
    [
      patch(-54, 56, -16, 40, lawn),
      patch(-46, 50, -14, -10, paving),
      patch(-2, 14, -8, -3, pool),
      patch(-32, -22, -10, 6, paving),
      patch(30, 38, -10, 8, paving),
    ],
  );
  return { ...model, bounds: { min: [-37, 0, -3], max: [24, 9.4, 14] } };
}
