import type { Elevation, Face, Point, Wing } from "./development.ts";
import { faceFrame } from "./placement.ts";

type Place = readonly [number, number, number];

/** The sensor of the camera is 36 mm wide. */
const SENSOR = 36;

/** The result is in the coordinates of the building. */
export function onFace(wing: Wing, face: Face, bay: number, along: number, height: number): Place {
  const { origin, along: unit } = faceFrame(wing, face, bay);
  return [origin[0] + along * unit[0], origin[1] + along * unit[1], height];
}

/** A level camera with a shifted lens, as in the studio; the result is in whole pixels. */
export function project(place: Place, elevation: Elevation): Point {
  const { at, to, lens, size } = elevation;
  const [forwardX, forwardY, distance] = aimOf(elevation);
  const right = (place[0] - at[0]) * forwardY - (place[1] - at[1]) * forwardX;
  const depth = depthOf(place, elevation);
  const scale = (lens / SENSOR) * size[0];
  return [
    Math.round(size[0] / 2 + (right / depth) * scale),
    Math.round(size[1] / 2 - ((place[2] - at[2]) / depth - (to[2] - at[2]) / distance) * scale),
  ];
}

/** Negative behind the camera. */
export function depthOf([x, y]: Point | Place, elevation: Elevation): number {
  const [forwardX, forwardY] = aimOf(elevation);
  return (x - elevation.at[0]) * forwardX + (y - elevation.at[1]) * forwardY;
}

/** The direction in which the camera looks, and how far away the point is that it looks at. */
function aimOf({ at, to }: Elevation): [x: number, y: number, distance: number] {
  const [x, y] = [to[0] - at[0], to[1] - at[1]];
  const distance = Math.hypot(x, y);
  return [x / distance, y / distance, distance];
}
