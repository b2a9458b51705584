import type { Drawer } from "#studio/buildings/context.ts";
import { blockPlan } from "#studio/compose/block-plan.ts";
import { paintFromAbove, paintScene, type Scene } from "#studio/compose/scene.ts";
import { type HourName, hourOf } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { type Setting, surroundings } from "#studio/scenery/site.ts";
import type { City } from "#studio/scenery/stage.ts";

export type Draw = (width: number, height: number) => string;

type Street = Omit<Scene, "key" | "model" | "alone"> & { alone?: boolean };

export function street(key: string, draw: Drawer, scene: Street): Draw {
  return (width, height) => {
    const model = draw({ random: seededRandom(key), hour: hourOf(scene.hour) });
    return paintScene({ alone: false, ...scene, key, model }, width, height);
  };
}

export function fromAir(
  key: string,
  draw: Drawer,
  city: City,
  setting: Setting,
  hour: HourName,
  yaw: number,
): Draw {
  return (width, height) => {
    const random = seededRandom(key);
    const model = draw({ random, hour: hourOf(hour) });
    const plan = blockPlan(model.bounds, { city, setting, water: undefined }, random);
    const around = surroundings({
      city,
      setting,
      bounds: model.bounds,
      hour: hourOf(hour),
      random,
    });
    return paintFromAbove(
      {
        model: {
          ...model,
          ground: [...plan.ground, ...model.ground],
          solids: [...model.solids, ...around, ...plan.solids],
        },
        hour,
        yaw,
        pitch: 0.6,
        frame: [0.12, 0.08, 0.76, 0.8],
        ground: "#DCC6A0",
      },
      width,
      height,
    );
  };
}

export const common = { yaw: 0.5, near: 1.3, ground: "#CDBB93", framing: "leaves" as const };
