import type { Camera } from "#studio/model/camera.ts";
import type { Light } from "#studio/model/light.ts";
import { CLEAR_AIR, paintModel, type View } from "#studio/model/paint.ts";
import type { GroundShape, Solid } from "#studio/model/solid.ts";
import { unit, type Vector } from "#studio/model/vector.ts";
import { hourOf, type HourName } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { backdrop } from "#studio/scenery/backdrop.ts";
import { glitter, sea } from "#studio/scenery/sea.ts";
import { document } from "#studio/svg.ts";
import type { Room } from "./kinds.ts";
import { shell, sunPatches } from "./room.ts";

export type Interior = {
  key: string;
  room: Room;
  hour: HourName;
  /** Rugs and the like, flat on the floor. */
  floor: GroundShape[];
  contents: Solid[];
  eye: Vector;
  yaw: number;
  /** How near the view is: focal length as a share of the picture's larger side. */
  lens: number;
  horizonShare: number;
  sunSide: 1 | -1;
};

export function paintRoom(interior: Interior, width: number, height: number): string {
  const { room, hour: name, eye, yaw } = interior;
  const hour = hourOf(name);
  const horizon = height * interior.horizonShare;
  const camera: Camera = {
    kind: "perspective",
    eye,
    yaw,
    focal: (width > height ? width : height * 1.04) * interior.lens,
    centre: width / 2,
    horizon,
  };
  const light: Light = { hour, sun: unit([interior.sunSide * 0.62, 0.72, -0.3]) };
  const view: View = { camera, light, air: CLEAR_AIR };
  const stage = {
    width,
    height,
    horizon,
    hour,
    random: seededRandom(interior.key),
    city: "Dubai" as const,
  };
  const disc = {
    x: width * (0.5 + interior.sunSide * 0.12),
    y: horizon * 0.62,
    radius: Math.min(width, height) * 0.09,
  };
  const outside = backdrop(stage, disc, false) + sea(stage) + glitter(stage, disc);
  const walls = shell(room)
    .map((solid) => paintModel({ solids: [solid], ground: [], bounds: solid.bounds }, view))
    .join("");
  const sun = unit([interior.sunSide * 0.34, 0.62, 0.55]);
  const patches: GroundShape[] =
    hour.dark > 0.4
      ? []
      : sunPatches(room, sun).map((points) => ({ points, paint: { kind: "gleam", amount: 0.42 } }));
  const bounds = { min: [0, 0, 0], max: [1, 1, 1] } as const;
  return document(
    width,
    height,
    unique(outside, "o") +
      walls.replaceAll(/(id="|#)(m\d+f)/g, "$1s$2") +
      paintModel(
        { solids: interior.contents, ground: [...interior.floor, ...patches], bounds },
        view,
      ),
  );
}

function unique(svg: string, prefix: string): string {
  return svg.replaceAll(/(id="|url\(#)(sky|sea|haze)/g, `$1${prefix}$2`);
}
