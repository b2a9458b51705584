import { fins } from "#studio/model/facades.ts";
import { block } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { base, view } from "./home-room.ts";
import { pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { bowl, roundTable, vase } from "./tables.ts";

export const kitchen: Interior = {
  ...view,
  key: "kitchen",
  room: {
    ...base,
    floor: "#D8CBB2",
    floorJoint: 0.7,
    wall: "#F0E7D8",
    windows: [{ left: 2.6, right: 5.9, sill: 1.15, head: 2.7, bars: 3 }],
  },
  hour: "noon",
  floor: [],
  contents: [
    block([-3.3, 0, 4.4], [3.3, 0.92, 5], {
      paint: matter("#2C5F5D"),
      facade: fins(0.6, 0.02, { kind: "shade", amount: 0.4 }),
    }),
    block([-3.35, 0.92, 4.35], [3.35, 0.97, 5], { paint: matter("#F2EADA") }),
    block([-3.4, 1.55, 4.6], [-1.1, 2.5, 5], {
      paint: matter("#C9A878"),
      facade: fins(0.58, 0.02, { kind: "shade", amount: 0.35 }),
    }),
    block([-1.5, 0, 1.9], [1.5, 0.92, 2.8], {
      paint: matter("#C9A878"),
      facade: fins(0.12, 0.03, { kind: "shade", amount: 0.16 }),
    }),
    block([-1.6, 0.92, 1.8], [1.6, 0.98, 2.9], { paint: matter("#F7F1E6") }),
    ...[-0.9, 0, 0.9].flatMap((x) => roundTable(x, 1.3, 0.19, 0.66, "#8A6238", "#A9803F")),
    ...[-0.8, 0.8].flatMap((x) => pendant(x, 2.35, 3.9, 1.85, 0.24, false)),
    ...bowl([0.4, 0.98, 2.3], 0.2, "#B57A55"),
    ...vase([-0.7, 0.98, 2.4], 0.26, "#35605D"),
    ...pottedPlant(2.9, 3.6, 1.4),
  ],
};
