import { shelf } from "./furnishings.ts";
import { base, rug, view } from "./home-room.ts";
import { floorLamp } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { roundTable, vase } from "./tables.ts";
import { armchair } from "./upholstery.ts";

export const readingCorner: Interior = {
  ...view,
  key: "reading-corner",
  room: {
    ...base,
    width: 5.4,
    depth: 4,
    wall: "#E9DCC4",
    windows: [{ left: 3, right: 5, sill: 0.4, head: 3.2, bars: 2 }],
  },
  eye: [0.1, 1.3, -3.2],
  hour: "morning",
  floor: rug(-0.6, 0.7, 2.6, 2, "#B9775A", "#EADFCB"),
  contents: [
    ...shelf(-2.5, 3.6, 2.5, 2.6, "#E4D4B6"),
    ...armchair(0.6, 1.6, "#2F6462", "left"),
    ...roundTable(0.2, 1.5, 0.24, 0.46, "#EFE6D3", "#8A6238"),
    ...vase([0.2, 0.46, 1.5], 0.18, "#F7F3EC"),
    ...floorLamp(1.7, 2.6, 1.7, true),
    ...pottedPlant(-2.1, 2.3, 1.2),
  ],
};
