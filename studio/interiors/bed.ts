import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { cushion } from "./upholstery.ts";

/** A bed with its head at the far wall. */
export function bed(x: number, z: number, width: number, cover: string): Solid[] {
  return [
    block([x - 0.5, 0, z + 2.1], [x + width + 0.5, 1.25, z + 2.22], {
      paint: matter("#8A6238"),
      facade: finsOf(0.32),
    }),
    block([x, 0.08, z], [x + width, 0.3, z + 2.1], { paint: matter("#7A5A36") }),
    cushion([x + 0.02, 0.28, z + 0.02], [x + width - 0.02, 0.58, z + 2.06], "#F4ECDD", "x"),
    cushion([x - 0.03, 0.34, z - 0.02], [x + width + 0.03, 0.63, z + 1.15], cover, "x"),
    ...[0.12, width / 2 + 0.06].flatMap((dx) => [
      cushion([x + dx, 0.58, z + 1.74], [x + dx + width / 2 - 0.2, 1.02, z + 1.98], "#FBF6EA", "x"),
      cushion(
        [x + dx + 0.12, 0.58, z + 1.52],
        [x + dx + width / 2 - 0.34, 0.9, z + 1.7],
        "#C9A15A",
        "x",
      ),
    ]),
  ];
}

function finsOf(step: number): Facade {
  return (wall) => [
    {
      shapes: Array.from({ length: Math.floor(wall.width / step) }, (_, index) =>
        pane(wall, index * step, 0, 0.015, wall.height),
      ),
      paint: { kind: "shade", amount: 0.3 },
    },
  ];
}
