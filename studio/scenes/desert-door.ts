import { archedPane } from "#studio/model/panes.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";

/** One gate in open sand with no house behind it, for an address that leads nowhere. */
export function desertDoor(): Model {
  const solid = block([-4.4, 0, 0], [4.4, 9.6, 1.8], {
    paint: matter("#F0E6D4"),
    sides: {
      front: (wall) => [
        { shapes: [archedPane(wall, 1.5, 0, 5.8, 7.9, 0.9)], paint: matter("#C9A15A") },
        { shapes: [archedPane(wall, 1.9, 0, 5, 7.4, 0.9)], paint: { kind: "gleam", amount: 0.85 } },
      ],
    },
  });
  const steps = block([-3.4, 0, -1.4], [3.4, 0.4, 0], { paint: matter("#E4D4B6") });
  return { solids: [solid, steps], ground: [], bounds: { min: [-5, 0, -1.4], max: [5, 10, 2] } };
}
