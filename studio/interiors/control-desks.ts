import { pane } from "#studio/model/panes.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { hall, view } from "./hall.ts";
import type { Interior } from "./paint-room.ts";
import { armchair } from "./upholstery.ts";

const wallScreens: Facade = (wall) => {
  const columns = 5;
  const width = (wall.width - 1.2) / columns;
  const cells = Array.from({ length: columns * 2 }, (_, index) => ({
    u: 0.6 + (index % columns) * width,
    v: 1.25 + Math.floor(index / columns) * 1.3,
    index,
  }));
  const road = ({ u, v, index }: (typeof cells)[number]): Vector[][] => {
    const bend = 0.2 + (index % 3) * 0.2;
    return [
      [
        wall.at(u + 0.1, v + 0.2),
        wall.at(u + 0.24, v + 0.2),
        wall.at(u + width * bend + 0.3, v + 1),
        wall.at(u + width * bend + 0.16, v + 1),
      ],
      [
        wall.at(u + 0.1, v + 0.55 + (index % 2) * 0.2),
        wall.at(u + width - 0.2, v + 0.4),
        wall.at(u + width - 0.2, v + 0.5),
        wall.at(u + 0.1, v + 0.65 + (index % 2) * 0.2),
      ],
    ];
  };
  return [
    { shapes: [pane(wall, 0.4, 1.05, wall.width - 0.8, 2.85)], paint: matter("#10211F") },
    {
      shapes: cells.map(({ u, v }) => pane(wall, u + 0.05, v, width - 0.1, 1.18)),
      paint: matter("#2C6A68"),
    },
    { shapes: cells.flatMap(road), paint: { kind: "lamp" } },
    {
      shapes: cells
        .filter(({ index }) => index % 3 === 1)
        .map(({ u, v }) => pane(wall, u + width * 0.62, v + 0.7, 0.3, 0.3)),
      paint: matter("#C9A15A"),
    },
  ];
};

function desk(x: number, z: number, width: number): Solid[] {
  return [
    block([x, 0.7, z], [x + width, 0.76, z + 0.9], { paint: matter("#C9A878") }),
    block([x + 0.1, 0, z + 0.3], [x + width - 0.1, 0.7, z + 0.7], { paint: matter("#6B7A74") }),
    ...Array.from({ length: Math.round(width / 1) }, (_, index) =>
      block([x + 0.2 + index, 0.8, z + 0.62], [x + 0.95 + index, 1.24, z + 0.66], {
        paint: matter("#20403E"),
        sides: {
          front: (wall) => [
            {
              shapes: [pane(wall, 0.05, 0.05, wall.width - 0.1, wall.height - 0.1)],
              paint: matter("#3F8480"),
            },
            {
              shapes: [pane(wall, 0.12, 0.14, 0.3, 0.05), pane(wall, 0.12, 0.24, 0.2, 0.05)],
              paint: { kind: "lamp" },
            },
          ],
        },
      }),
    ),
  ];
}

/** The traffic wall and three rows of desks. */
export const controlDesks: Interior = {
  ...view,
  key: "control-desks",
  room: {
    ...hall,
    width: 12,
    depth: 10,
    floor: "#8F9A90",
    wall: "#4C625C",
    backDecor: wallScreens,
  },
  hour: "dusk",
  eye: [0, 2.1, -3.6],
  contents: [
    ...desk(-4.6, 6.2, 4),
    ...desk(0.6, 6.2, 4),
    ...desk(-4.9, 3.6, 4.3),
    ...desk(0.6, 3.6, 4.3),
    ...[-3.9, -2.4, 1.4, 2.9].flatMap((x) => armchair(x, 2.5, "#C9A15A", "back")),
    ...[-3.8, -2.5, 1.5, 2.8].flatMap((x) => armchair(x, 5.2, "#B57A55", "back")),
  ],
};
