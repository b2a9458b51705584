import { bed } from "./bed.ts";
import { curtain, print } from "./furnishings.ts";
import { base, rug, view } from "./home-room.ts";
import { pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { roundTable } from "./tables.ts";
import { cushion } from "./upholstery.ts";

export const bedroom: Interior = {
  ...view,
  key: "bedroom",
  room: {
    ...base,
    wall: "#DCCDB4",
    windows: [
      { left: 0.5, right: 1.7, sill: 0.5, head: 3.2, bars: 1 },
      { left: 5.3, right: 6.5, sill: 0.5, head: 3.2, bars: 1 },
    ],
    backDecor: print(2.9, 1.65, 1.2, 0.95, "#35605D"),
  },
  hour: "dawn",
  floor: rug(-1.9, 0.6, 3.8, 2.7, "#E4D4B6", "#B57A55"),
  contents: [
    ...bed(-0.95, 2.5, 1.9, "#5C8480"),
    ...roundTable(-1.75, 4.2, 0.28, 0.5, "#EFE6D3", "#A9803F"),
    ...roundTable(1.75, 4.2, 0.28, 0.5, "#EFE6D3", "#A9803F"),
    ...pendant(-1.75, 4.2, 3.9, 1.2, 0.17, true),
    ...pendant(1.75, 4.2, 3.9, 1.2, 0.17, true),
    ...curtain(-3.4, 4.8, 0.5, 3.4, "#F2E9D8"),
    ...curtain(2.9, 4.8, 0.5, 3.4, "#F2E9D8"),
    cushion([-0.8, 0.05, 1.5], [0.8, 0.46, 2.0], "#B57A55", "x"),
    ...pottedPlant(2.75, 3, 1.3),
  ],
};
