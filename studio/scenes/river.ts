import type { Scene } from "#studio/compose/scene.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { seededRandom } from "#studio/random.ts";
import { dhow } from "#studio/scenery/figures.ts";
import { plant } from "#studio/scenery/plants.ts";

/** The Indus at dawn: low banks, a few trees and one boat. */
function river(): Model {
  const random = seededRandom("river");
  const bank = (min: [number, number, number], max: [number, number, number]): Solid =>
    block(min, max, { paint: matter("#B7A577"), top: matter("#9CA274"), shadow: false });
  const grove = Array.from({ length: 26 }, () =>
    plant(
      random.pick(["round", "round", "palm", "cypress"] as const),
      [random.between(-190, 190), 1.2, random.between(66, 110)],
      random.between(6, 12),
      random,
    ),
  );
  return {
    solids: [
      bank([-600, 0, 60], [600, 1.2, 160]),
      bank([-300, 0, 18], [-62, 1, 46]),
      bank([70, 0, 30], [300, 1, 52]),
      plant("round", [-88, 1, 30], 10, random),
      plant("palm", [-74, 1, 26], 9, random),
      plant("palm", [92, 1, 40], 10, random),
      plant("round", [104, 1, 42], 8, random),
      ...grove,
      dhow([18, 0, 4], 15, 1),
    ],
    ground: [],
    bounds: { min: [-80, 0, 0], max: [80, 40, 60] },
  };
}

export const indusAtDawn: Scene = {
  key: "story/indus",
  model: river(),
  hour: "dawn",
  city: "Peshawar",
  setting: "water",
  frame: [0, 0.06, 1, 0.62],
  yaw: 0,
  near: 1,
  eyeHeight: 9,
  disc: { x: 0.62, y: 0.34, radius: 0.2 },
  ground: "#CDB48A",
  framing: "none",
  alone: true,
};
