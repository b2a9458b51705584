import { fins } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { hall, view } from "./hall.ts";
import type { Interior } from "./paint-room.ts";

/** A ceiling before it is closed: ducts, trays and pipes that never touch. */
export const ceilingVoid: Interior = {
  ...view,
  key: "ceiling-void",
  room: {
    ...hall,
    width: 10,
    depth: 18,
    height: 6,
    floor: "#D8CBB2",
    ceiling: "#C9C2B0",
    wall: "#DCCDB4",
    side: "#D3C6AE",
  },
  hour: "afternoon",
  horizonShare: 0.78,
  lens: 0.8,
  eye: [-0.3, 1.5, -6],
  contents: [
    ...[1, 6, 11, 16].map((z) =>
      block([-5, 5.3, z], [5, 5.9, z + 0.5], { paint: matter("#B5AE9E"), shadow: false }),
    ),
    block([-4.2, 4.1, -2], [-2.2, 5.1, 17], {
      paint: matter("#D6CDB9"),
      facade: fins(1.6, 0.1, { kind: "shade", amount: 0.3 }),
    }),
    ...[3, 8.5, 14].map((z) =>
      block([-2.2, 4.4, z], [2.6, 4.95, z + 0.8], {
        paint: matter("#E0D8C6"),
        facade: fins(0.9, 0.06, { kind: "shade", amount: 0.3 }),
      }),
    ),
    block([2.6, 4.1, -2], [4.1, 5, 17], {
      paint: matter("#C9A15A"),
      facade: fins(1.3, 0.08, { kind: "shade", amount: 0.28 }),
    }),
    ...[-1.5, -0.9, -0.3].map((x, index) =>
      rod(
        [
          [x, 4, -2],
          [x, 4, 17],
        ],
        0.3,
        ["#2C5F5D", "#A8563A", "#2C5F5D"][index] ?? "#2C5F5D",
      ),
    ),
    block([0.5, 3.86, -2], [1.7, 3.96, 17], {
      paint: matter("#8E9A93"),
      facade: fins(0.6, 0.3, { kind: "shade", amount: 0.3 }),
      shadow: false,
    }),
    ...[0, 4, 8, 12, 16].flatMap((z) =>
      [-4, -2.4, 0.6, 1.6, 2.8, 3.9].map((x): Solid =>
        rod(
          [
            [x, 4.1, z],
            [x, 5.9, z],
          ],
          0.035,
          "#5B6660",
        ),
      ),
    ),
    block([-3.4, 0, 7], [-1.6, 2.1, 8.6], {
      paint: matter("#C9A878"),
      facade: (wall) => [
        {
          shapes: [
            pane(wall, 0.1, 0.1, wall.width - 0.2, 0.9),
            pane(wall, 0.1, 1.1, wall.width - 0.2, 0.9),
          ],
          paint: { kind: "shade", amount: 0.16 },
        },
      ],
    }),
    block([1.6, 0, 10], [5, 3.1, 10.2], { paint: matter("#EFE6D6"), shadow: false }),
  ],
};
