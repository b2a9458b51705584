import { courses } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { hall, view } from "./hall.ts";
import type { Interior } from "./paint-room.ts";

const racks: Facade = (wall) => {
  const bay = 0.75;
  const count = Math.floor(wall.width / bay);
  const lights = Array.from({ length: count * 9 }, (_, index) => ({
    column: index % count,
    row: Math.floor(index / count),
  }));
  return [
    {
      shapes: Array.from({ length: count + 1 }, (_, index) =>
        pane(wall, index * bay, 0, 0.05, wall.height),
      ),
      paint: { kind: "shade", amount: 0.5 },
    },
    ...courses(0.24, 0.03, { kind: "shade", amount: 0.35 })(wall),
    {
      shapes: lights
        .filter(({ column, row }) => (column * 5 + row * 3) % 4 !== 0)
        .map(({ column, row }) =>
          pane(
            wall,
            column * bay + 0.14,
            0.2 + row * 0.24,
            0.12 + ((column + row) % 3) * 0.1,
            0.05,
          ),
        ),
      paint: { kind: "lamp" },
    },
  ];
};

/** Between two rows of racks, under the cable trays. */
export const dataAisle: Interior = {
  ...view,
  key: "data-aisle",
  room: { ...hall, wall: "#35605D" },
  hour: "night",
  eye: [0.5, 1.6, -3.4],
  contents: [
    block([-3.9, 0, -4], [-1.35, 2.6, 19], { paint: matter("#3F5450"), facade: racks }),
    block([1.35, 0, -4], [3.9, 2.6, 19], { paint: matter("#3F5450"), facade: racks }),
    ...[-2.6, 0, 2.6].map((x) =>
      block([x - 0.35, 3.3, -4], [x + 0.35, 3.42, 20], { paint: matter("#C9A15A"), shadow: false }),
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      block([-1.1, 4.3, index * 3], [1.1, 4.36, index * 3 + 1.6], {
        paint: { kind: "lamp" },
        shadow: false,
      }),
    ),
    block([-0.8, 0, 20.5], [0.8, 2.4, 20.7], { paint: { kind: "lamp" } }),
  ],
};
