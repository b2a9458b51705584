import { curtain, print } from "./furnishings.ts";
import { base, rug, view } from "./home-room.ts";
import { floorLamp, pendant } from "./lamps.ts";
import type { Interior } from "./paint-room.ts";
import { pottedPlant } from "./potted-plant.ts";
import { bowl, roundTable } from "./tables.ts";
import { armchair, sofa } from "./upholstery.ts";

export const livingRoom: Interior = {
  ...view,
  key: "living-room",
  room: { ...base, leftDecor: print(6.2, 1.2, 1.5, 1.1, "#C08E5C") },
  hour: "golden",
  floor: rug(-2.1, 0.9, 4, 2.4, "#E9DDC6", "#2C5F5D"),
  contents: [
    ...sofa(-2.2, 2.9, 3, "#2F6462", "#C9A15A"),
    ...armchair(1.35, 1.5, "#C08A5C", "left"),
    ...roundTable(-0.5, 1.75, 0.52, 0.36, "#EFE6D3", "#7A5A36"),
    ...bowl([-0.36, 0.36, 1.7], 0.16, "#B57A55"),
    ...floorLamp(1.4, 3.5, 1.65, false),
    ...pottedPlant(2.9, 4.2, 1.75),
    ...curtain(-3.45, 4.75, 0.9, 3.55, "#EADFCB"),
    ...curtain(2.45, 4.75, 0.9, 3.55, "#EADFCB"),
    ...pendant(-0.5, 1.75, 3.9, 2.0, 0.34, false),
  ],
};
