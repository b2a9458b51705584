import { pane } from "#studio/model/panes.ts";
import { block } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { base, rug, view } from "./home-room.ts";
import { floorLamp, pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { roundTable, vase } from "./tables.ts";
import { cushion } from "./upholstery.ts";

export const bathRoom: Interior = {
  ...view,
  key: "bath",
  room: {
    ...base,
    width: 5.6,
    depth: 4.2,
    floor: "#CDBD9C",
    floorJoint: 0.5,
    wall: "#5C8480",
    side: "#DCCDB4",
    windows: [{ left: 1.5, right: 4.1, sill: 0.9, head: 3.2, bars: 2 }],
    backDecor: (wall) => [
      {
        shapes: Array.from({ length: 6 }, (_, row) => pane(wall, 0, row * 0.5, wall.width, 0.015)),
        paint: { kind: "shade", amount: 0.3 },
      },
    ],
  },
  eye: [0, 1.4, -3.3],
  hour: "dusk",
  floor: rug(-1, 0.8, 2, 0.9, "#EFE6D3", "#C9A15A"),
  contents: [
    cushion([-1.3, 0.03, 2.1], [1.3, 0.66, 3.1], "#F7F1E6", "x"),
    block([-1.16, 0.655, 2.2], [1.16, 0.665, 3], { paint: matter("#7FA9A1") }),
    ...roundTable(1.75, 2.3, 0.2, 0.5, "#C9A878", "#8A6238"),
    ...vase([1.75, 0.5, 2.3], 0.2, "#B57A55"),
    ...pottedPlant(-2.2, 3.2, 1.7),
    ...pendant(2.1, 3.2, 3.9, 1.7, 0.2, true),
    ...floorLamp(-1.75, 3.7, 1.5, true),
  ],
};
