import { band, fins, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { extrusion } from "#studio/model/extrusion.ts";
import { block, rod, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { brick, columns, concrete, gold, ivory, modelOf, teal } from "./parts.ts";

function oval(radius: number, depth: number): Vector[] {
  return Array.from({ length: 44 }, (_, index) => {
    const angle = (index / 44) * Math.PI * 2;
    return [Math.cos(angle) * radius, 0, -46 + Math.sin(angle) * depth];
  });
}

function floodlight(x: number, z: number): Solid[] {
  const lamps: Facade = (wall) => [
    {
      shapes: Array.from({ length: 12 }, (_, index) =>
        pane(wall, 0.5 + (index % 4) * 1.9, 0.5 + Math.floor(index / 4) * 1.6, 1.3, 1.1),
      ),
      paint: { kind: "lamp" },
    },
  ];
  return [
    rod(
      [
        [x, 0, z],
        [x, 32, z],
      ],
      0.9,
      concrete,
    ),
    block([x - 4, 32, z - 0.4], [x + 4, 37.2, z + 0.4], {
      paint: matter("#56655F"),
      facade: lamps,
      shadow: false,
    }),
  ];
}

/** A cricket ground: an oval with its wicket, a stand in tiers under a light roof, four masts. */
export function cricketGround(): Model {
  const seats: Facade = (wall) => [
    {
      shapes: Array.from({ length: Math.floor(wall.width / 2.6) }, (_, index) =>
        pane(wall, index * 2.6 + 0.2, 0.25, 2.1, 0.55),
      ),
      paint: matter(teal),
    },
  ];
  const tiers = Array.from({ length: 9 }, (_, tier): Solid =>
    block([-44, 0, tier * 1.5], [44, 1.8 + tier * 1.1, 1.5 + tier * 1.5], {
      paint: matter(tier % 4 === 3 ? gold : concrete),
      facade: seats,
      shadow: tier === 8,
    }),
  );
  const model = modelOf(
    [
      ...tiers,
      block([-46, 0, 14], [46, 13.4, 22], {
        paint: matter(brick),
        facade: layered(fins(6, 0.6, matter(ivory)), band(9, 3, { kind: "glass" })),
      }),
      ...columns([-42, 13.4, 17], [42, 13.4, 17], 8, 6, 0.5, ivory),
      extrusion(
        [
          [-4, 18.2],
          [22, 20.4],
          [22, 21.2],
          [-4, 19],
        ],
        "x",
        -48,
        48,
        { paint: matter(ivory) },
      ),
      ...floodlight(-58, 6),
      ...floodlight(58, 6),
    ],
    [
      { points: oval(84, 44), paint: matter("#6F8A5C") },
      { points: oval(78, 40), paint: matter("#83A06A") },
      { points: oval(52, 25), paint: matter("#7A9762") },
      {
        points: [
          [-2, 0, -56],
          [2, 0, -56],
          [2, 0, -36],
          [-2, 0, -36],
        ],
        paint: matter("#D9C394"),
      },
    ],
  );
  return { ...model, bounds: { min: [-52, 0, -40], max: [52, 30, 18] } };
}
