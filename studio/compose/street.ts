import { type Camera, frameFromStreet, toView } from "#studio/model/camera.ts";
import type { Light } from "#studio/model/light.ts";
import { type Air, paintModel } from "#studio/model/paint.ts";
import type { Model } from "#studio/model/solid.ts";
import { type Bounds, corners, unit } from "#studio/model/vector.ts";
import { type Hour, mix } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";
import { cityHorizon } from "#studio/scenery/backdrop.ts";
import { branch, foreground } from "#studio/scenery/foreground.ts";
import { glitter, ripples, sea } from "#studio/scenery/sea.ts";
import type { Setting } from "#studio/scenery/site.ts";
import { birds, clouds, type Disc, disc, sky } from "#studio/scenery/sky.ts";
import type { City, Stage } from "#studio/scenery/stage.ts";
import { type Box, document, group, number, rect, verticalGradient } from "#studio/svg.ts";

/** Share of the way to the building that stays free. */
const CLEARANCE = 0.62;
const TREE_FROM_HEIGHT = 3;

export type StreetView = {
  width: number;
  height: number;
  /** Where the bounds of the building come to stand. */
  frame: Box;
  yaw: number;
  distance: number;
  eyeHeight: number;
  /** The sun or moon: across the picture, above the horizon (1 is the upper edge), radius. */
  disc: { x: number; y: number; radius: number };
  hour: Hour;
  city: City;
  setting: Setting;
  ground: string;
  framing: "leaves" | "branch" | "none";
  /** Share of the way to the building that is kept clear of trees. */
  clearing?: number;
  random: Random;
  /** Drawn over everything but the foreground, such as setting-out lines. */
  overlay?: (camera: Camera) => string;
};

/** The sheets a street view is laid from, back to front; films move them against each other. */
export type StreetLayers = Record<
  "sky" | "disc" | "clouds" | "horizon" | "surface" | "mirror" | "ripples" | "building" | "frame",
  string
>;

export function streetView(model: Model, bounds: Bounds, view: StreetView): string {
  const layers = streetLayers(model, bounds, view);
  return document(view.width, view.height, Object.values(layers).join(""));
}

export function streetLayers(model: Model, bounds: Bounds, view: StreetView): StreetLayers {
  const { width, height, hour, random, city, setting } = view;
  const camera = frameFromStreet(
    { bounds, yaw: view.yaw, distance: view.distance, eyeHeight: view.eyeHeight },
    view.frame,
  );
  if (camera.kind !== "perspective") throw new Error("A street view needs an eye");
  const { horizon } = camera;
  const stage: Stage = { width, height, horizon, hour, random, city };
  const sun: Disc = {
    x: view.disc.x * width,
    y: horizon * (1 - view.disc.y),
    radius: view.disc.radius * Math.min(width, height),
  };
  const light: Light = { hour, sun: unit([view.disc.x > 0.5 ? 0.85 : -0.85, 0.6, -0.42]) };
  const nearest = Math.min(...corners(bounds).map((corner) => toView(camera, corner)[2]));
  const clear = withoutObstacles(model, camera, nearest, view.clearing ?? CLEARANCE);
  const air: Air = { clear: nearest, reach: Math.max(190, nearest * 1.6) };
  const wet = setting === "water";
  const birdsX = width * (view.disc.x > 0.5 ? 0.16 : 0.74);
  return {
    sky: sky(stage),
    disc: disc(stage, sun),
    clouds:
      clouds(stage, random.whole(2, 4)) +
      birds(stage, birdsX, horizon * random.between(0.22, 0.42)),
    horizon: cityHorizon(stage, setting === "desert"),
    surface: wet ? sea(stage) : land(stage, view.ground),
    mirror: wet ? mirrored(clear, camera, light, air, stage) : "",
    ripples: wet ? glitter(stage, sun) + ripples(stage, horizon + height * 0.05) : "",
    building: paintModel(clear, { camera, light, air }) + (view.overlay?.(camera) ?? ""),
    frame:
      view.framing === "leaves"
        ? foreground(stage)
        : view.framing === "branch"
          ? branch(stage)
          : "",
  };
}

function land({ width, height, horizon, hour }: Stage, color: string): string {
  const near = mix(color, hour.shadow, 0.1 + hour.dark * 0.6);
  return (
    verticalGradient("ground", horizon, height, [
      [0, mix(near, hour.haze, 0.75)],
      [0.4, mix(near, hour.haze, 0.25)],
      [1, mix(near, hour.shadow, 0.12)],
    ]) + rect({ x: 0, y: horizon, width, height: height - horizon }, "url(#ground)")
  );
}

/** The building upside down in still water: the eye is put below the surface and the picture flipped. */
function mirrored(
  model: Model,
  camera: Camera,
  light: Light,
  air: Air,
  { width, height }: Stage,
): string {
  if (camera.kind !== "perspective") return "";
  const [x, y, z] = camera.eye;
  const below = { ...camera, eye: [x, -y, z] as const };
  const dry = { ...model, ground: [] };
  const flip = `translate(0 ${number(camera.horizon * 2)}) scale(1 -1)`;
  const painted = paintModel(dry, {
    camera: below,
    light: { ...light, sun: [light.sun[0], 0, light.sun[2]] },
    air,
  });
  return (
    verticalGradient("fade", camera.horizon, height, [
      [0, "#ffffff", 0.62],
      [0.7, "#ffffff", 0.28],
      [1, "#ffffff", 0.08],
    ]) +
    `<mask id="mirror" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${rect({ x: 0, y: camera.horizon, width, height: height - camera.horizon }, "url(#fade)")}</mask>` +
    group(group(painted.replaceAll(/(id="|#)(m\d+f)/g, "$1w$2"), { transform: flip }), {
      mask: "url(#mirror)",
    })
  );
}

/** Leaves out what would stand right before the lens, and trees that would hide a facade. */
function withoutObstacles(model: Model, camera: Camera, nearest: number, clearing: number): Model {
  return {
    ...model,
    solids: model.solids.filter(({ sprite, bounds }) => {
      if (!sprite) return true;
      const high = bounds.max[1] - bounds.min[1] > TREE_FROM_HEIGHT;
      return toView(camera, sprite.at)[2] > nearest * (high ? clearing : CLEARANCE);
    }),
  };
}
