import { chenabDiningChair } from "./chenab-dining-chair.ts";
import { jhelumSideTable } from "./jhelum-side-table.ts";
import { kabulRopeChair } from "./kabul-rope-chair.ts";
import { raviLoungeChair } from "./ravi-lounge-chair.ts";
import { sutlejArmchair } from "./sutlej-armchair.ts";
import { swatVase } from "./swat-vase.ts";
import type { Shot } from "./studio-shot.ts";

export const productShots: Record<string, Shot> = {
  "sutlej-armchair": {
    solids: sutlejArmchair(),
    yaw: 0.62,
    eyeHeight: 0.95,
    distance: 2.6,
    fill: 0.66,
  },
  "chenab-dining-chair": {
    solids: chenabDiningChair(),
    yaw: -0.55,
    eyeHeight: 1,
    distance: 2.6,
    fill: 0.62,
  },
  "ravi-lounge-chair": {
    solids: raviLoungeChair(),
    yaw: 0.5,
    eyeHeight: 0.95,
    distance: 2.6,
    fill: 0.7,
  },
  "jhelum-side-table": {
    solids: jhelumSideTable(),
    yaw: 0.3,
    eyeHeight: 0.8,
    distance: 2,
    fill: 0.6,
  },
  "kabul-rope-chair": {
    solids: kabulRopeChair(),
    yaw: -0.58,
    eyeHeight: 0.95,
    distance: 2.6,
    fill: 0.68,
  },
  "swat-vase": { solids: swatVase(), yaw: 0.2, eyeHeight: 0.62, distance: 1.8, fill: 0.66 },
};
