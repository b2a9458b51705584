import { arcade, courses, fins, layered } from "#studio/model/facades.ts";
import { turned } from "#studio/model/round.ts";
import { block } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { base, rug, view } from "./home-room.ts";
import { pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { roundTable, vase } from "./tables.ts";
import { armchair } from "./upholstery.ts";

export const lobby: Interior = {
  ...view,
  key: "lobby",
  eye: [0, 1.7, -5.6],
  room: {
    ...base,
    width: 11,
    depth: 9,
    height: 5.6,
    floor: "#D9CDB4",
    floorJoint: 1.1,
    wall: "#CDB98F",
    windows: [{ left: 1, right: 10, sill: 0.02, head: 4.6, bars: 6 }],
    leftDecor: layered(
      fins(0.55, 0.08, matter("#A9803F")),
      courses(1.4, 0.03, { kind: "shade", amount: 0.2 }),
    ),
    rightDecor: arcade(3, 4.4, 0, matter("#BFA878")),
  },
  hour: "sunset",
  floor: rug(-2.4, 2.2, 4.8, 3, "#2C5F5D", "#C9A15A"),
  contents: [
    block([-4.6, 0, 5.4], [-1.2, 1.1, 6.2], {
      paint: matter("#F2EADA"),
      facade: fins(0.26, 0.05, matter("#C9A15A")),
    }),
    block([-4.7, 1.1, 5.3], [-1.1, 1.18, 6.3], { paint: matter("#A9803F") }),
    ...armchair(0.9, 3, "#E4D4B6", "left"),
    ...armchair(-1.6, 3, "#E4D4B6", "right"),
    ...roundTable(0.05, 3.5, 0.42, 0.42, "#10211F", "#A9803F"),
    ...vase([0.05, 0.42, 3.5], 0.3, "#F2EADA"),
    ...[-1.1, 0, 1.1].flatMap((x, index) =>
      pendant(x, 3.6, 5.6, 2.9 + (index % 2) * 0.5, 0.3, true),
    ),
    ...pottedPlant(4.4, 6.4, 2.5),
    ...pottedPlant(-5, 7.6, 2.2),
    turned(
      [3.2, 7.4],
      [
        [0.34, 0],
        [0.34, 5.6],
      ],
      matter("#F2EADA"),
      20,
    ),
    turned(
      [-3.2, 7.4],
      [
        [0.34, 0],
        [0.34, 5.6],
      ],
      matter("#F2EADA"),
      20,
    ),
  ],
};
