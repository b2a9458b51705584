import { frameFromAir, type Camera } from "#studio/model/camera.ts";
import type { Light } from "#studio/model/light.ts";
import { CLEAR_AIR, paintModel } from "#studio/model/paint.ts";
import type { Model } from "#studio/model/solid.ts";
import { type Bounds, unit } from "#studio/model/vector.ts";
import { type Hour, mix } from "#studio/palette.ts";
import { type Box, document, gradient, rect } from "#studio/svg.ts";

export type AerialView = {
  width: number;
  height: number;
  frame: Box;
  yaw: number;
  pitch: number;
  hour: Hour;
  sunFrom: 1 | -1;
  ground: string;
  overlay?: (camera: Camera) => string;
};

/** From the air, without vanishing points: half plan, half picture. */
export function aerialView(model: Model, bounds: Bounds, view: AerialView): string {
  const { width, height, hour } = view;
  const camera = frameFromAir(bounds, view.yaw, view.pitch, view.frame);
  const light: Light = { hour, sun: unit([view.sunFrom * 0.8, 0.75, -0.35]) };
  const near = mix(mix(view.ground, hour.light, 0.25), hour.shadow, hour.dark * 0.65);
  const wash =
    gradient(
      "earth",
      [0, 0],
      [width * 0.3, height],
      [
        [0, mix(near, hour.haze, 0.45)],
        [1, near],
      ],
    ) + rect({ x: 0, y: 0, width, height }, "url(#earth)");
  return document(
    width,
    height,
    wash + paintModel(model, { camera, light, air: CLEAR_AIR }) + (view.overlay?.(camera) ?? ""),
  );
}
