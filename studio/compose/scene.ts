import type { Model } from "#studio/model/solid.ts";
import type { Bounds } from "#studio/model/vector.ts";
import { hourOf, type HourName } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { type Setting, surroundings } from "#studio/scenery/site.ts";
import type { City } from "#studio/scenery/stage.ts";
import { type Box, document } from "#studio/svg.ts";
import { aerialView } from "./aerial.ts";
import { type StreetLayers, streetLayers, type StreetView } from "./street.ts";

export type Scene = {
  key: string;
  model: Model;
  bounds?: Bounds;
  hour: HourName;
  city: City;
  setting: Setting;
  /** Left, top, width and height as shares of the picture. */
  frame: readonly [number, number, number, number];
  yaw: number;
  near: number;
  eyeHeight: number;
  disc: StreetView["disc"];
  ground: string;
  framing: StreetView["framing"];
  alone: boolean;
};

export function paintScene(scene: Scene, width: number, height: number): string {
  return document(width, height, Object.values(sceneLayers(scene, width, height)).join(""));
}

export function sceneLayers(scene: Scene, width: number, height: number): StreetLayers {
  const { model, city, setting, frame } = scene;
  const random = seededRandom(scene.key);
  const hour = hourOf(scene.hour);
  const bounds = scene.bounds ?? model.bounds;
  const around = scene.alone ? [] : surroundings({ city, setting, bounds, hour, random });
  const size = Math.max(bounds.max[0] - bounds.min[0], bounds.max[1] * 1.3);
  return streetLayers({ ...model, solids: [...model.solids, ...around] }, bounds, {
    width,
    height,
    frame: boxOf(frame, width, height),
    yaw: scene.yaw,
    distance: size * scene.near,
    eyeHeight: scene.eyeHeight,
    disc: scene.disc,
    hour,
    city,
    setting,
    ground: scene.ground,
    framing: scene.framing,
    random,
  });
}

function boxOf([x, y, wide, high]: Scene["frame"], width: number, height: number): Box {
  return { x: x * width, y: y * height, width: wide * width, height: high * height };
}

export type TableTop = {
  model: Model;
  hour: HourName;
  yaw: number;
  pitch: number;
  frame: Scene["frame"];
  ground: string;
};

export function paintFromAbove(table: TableTop, width: number, height: number): string {
  return aerialView(table.model, table.model.bounds, {
    width,
    height,
    frame: boxOf(table.frame, width, height),
    yaw: table.yaw,
    pitch: table.pitch,
    hour: hourOf(table.hour),
    sunFrom: table.yaw > 0 ? -1 : 1,
    ground: table.ground,
  });
}
