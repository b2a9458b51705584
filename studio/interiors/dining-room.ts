import { block } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { print } from "./furnishings.ts";
import { base, rug, view } from "./home-room.ts";
import { pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { bowl, vase } from "./tables.ts";
import { armchair } from "./upholstery.ts";

export const diningRoom: Interior = {
  ...view,
  key: "dining-room",
  room: {
    ...base,
    wall: "#35605D",
    side: "#E7DCC8",
    windows: [{ left: 3.9, right: 6.5, sill: 0.05, head: 3.4, bars: 2 }],
    backDecor: print(1, 1.25, 1.7, 1.2, "#C08E5C"),
  },
  hour: "afternoon",
  sunSide: -1,
  floor: rug(-2, 1, 4, 2.8, "#E0CFAE", "#A9803F"),
  contents: [
    block([-1.4, 0.7, 1.8], [1.4, 0.76, 2.8], { paint: matter("#8A6238") }),
    ...[-1.1, 1.1].map((x) =>
      block([x - 0.05, 0, 2], [x + 0.05, 0.7, 2.6], { paint: matter("#7A5A36") }),
    ),
    ...[-1.05, -0.3, 0.45].flatMap((x) => [...armchair(x, 3, "#C9A15A", "back")]),
    ...[-0.9, 0.1].flatMap((x) => armchair(x, 0.9, "#EFE6D3", "back")),
    ...vase([0.1, 0.76, 2.3], 0.26, "#F7F3EC"),
    ...bowl([-0.6, 0.76, 2.3], 0.17, "#B57A55"),
    ...[-0.7, 0, 0.7].flatMap((x) => pendant(x, 2.3, 3.9, 1.75, 0.2, true)),
    ...pottedPlant(-2.9, 4.2, 1.6),
  ],
};
