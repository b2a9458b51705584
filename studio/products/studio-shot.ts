import { frameFromStreet, project } from "#studio/model/camera.ts";
import type { Light } from "#studio/model/light.ts";
import { CLEAR_AIR, paintModel } from "#studio/model/paint.ts";
import { ringOutline } from "#studio/model/round.ts";
import { shadowPath } from "#studio/model/shadow.ts";
import type { Solid } from "#studio/model/solid.ts";
import { type Bounds, union, unit, type Vector } from "#studio/model/vector.ts";
import { hourOf, ink, mix, paper } from "#studio/palette.ts";
import { document, path, polygonPath, radialGradient, rect } from "#studio/svg.ts";

export type Shot = {
  solids: Solid[];
  yaw: number;
  eyeHeight: number;
  distance: number;
  fill: number;
};

/** Studio light: warm, and weak enough to leave each material its colour. */
const DAYLIGHT = {
  ...hourOf("morning"),
  shadow: "#3F2E20",
  light: "#F6E6C8",
  haze: paper,
  dark: 0,
};

/** One piece on plain paper, lit from the upper left. */
export function studioShot(shot: Shot, width: number, height: number): string {
  const bounds = union(shot.solids.map((solid) => solid.bounds));
  const size = width * shot.fill;
  const camera = frameFromStreet(
    { bounds, yaw: shot.yaw, distance: shot.distance, eyeHeight: shot.eyeHeight },
    { x: (width - size) / 2, y: height * 0.9 - size * 1.06, width: size, height: size },
  );
  const light: Light = { hour: DAYLIGHT, sun: unit([-0.6, 0.85, -0.5]) };
  const lit = shot.solids.map((solid) => ({ ...solid, castsShadow: false }));
  const cast = shadowPath(shot.solids, camera, unit([-0.34, 0.9, -0.3]));
  const blur = `<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${width / 110}"/></filter><filter id="softer" x="-60%" y="-120%" width="220%" height="340%"><feGaussianBlur stdDeviation="${width / 48}"/></filter>`;
  return document(
    width,
    height,
    blur +
      radialGradient("light", [width * 0.42, height * 0.4], width * 0.8, [
        [0, "#FBF8F2"],
        [0.6, paper],
        [1, mix(paper, "#DCC6A0", 0.28)],
      ]) +
      rect({ x: 0, y: 0, width, height }, "url(#light)") +
      path(polygonPath(project(camera, footprint(bounds))), {
        fill: mix(ink, "#8A6A45", 0.5),
        "fill-opacity": 0.34,
        filter: "url(#softer)",
      }) +
      path(cast, { fill: mix(ink, "#8A6A45", 0.45), "fill-opacity": 0.3, filter: "url(#soft)" }) +
      paintModel({ solids: lit, ground: [], bounds }, { camera, light, air: CLEAR_AIR }),
  );
}

/** The oval of shade right under the piece. */
function footprint({ min, max }: Bounds): Vector[] {
  const middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
  return ringOutline(
    [middle[0] + 0.03, middle[1]],
    (max[0] - min[0]) * 0.5,
    40,
    0,
    (max[2] - min[2]) * 0.5,
  ).map(([x, z]): Vector => [x, 0, z]);
}
