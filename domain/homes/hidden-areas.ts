import type { Development, Elevation, Face, Point, Wing } from "./development.ts";
import { depthOf, onFace, project } from "./elevation-camera.ts";
import { area, clip, convexHull, type Polygon, turn } from "./polygon.ts";
import { solidsOf } from "./solids.ts";

/** Metres: nearer things are not in the picture. */
const NEAREST = 0.5;

/** What hides a face from the camera: convex areas in pixels. */
export function hiddenAreas(
  development: Development,
  elevation: Elevation,
  wing: Wing,
  face: Face,
): Polygon[] {
  const [camera, from, to] = [
    groundPoint(elevation.at),
    groundPoint(onFace(wing, face, development.bay, 0, 0)),
    groundPoint(onFace(wing, face, development.bay, 1, 0)),
  ];
  const side = Math.sign(turn(from, to, camera));
  return solidsOf(development).flatMap(({ outline, high }) => {
    const beforeFace = clip(outline, (point) => side * turn(from, to, point));
    const seen = clip(beforeFace, (point) => depthOf(point, elevation) - NEAREST);
    if (area(seen) < 0.01) return [];
    const places = seen.flatMap(([x, y]) => [
      project([x, y, 0], elevation),
      project([x, y, high], elevation),
    ]);
    return [convexHull(places)];
  });
}

function groundPoint([x, y]: readonly [number, number, number]): Point {
  return [x, y];
}
