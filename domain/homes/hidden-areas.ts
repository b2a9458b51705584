import { partsOf } from "./bays.ts";
import type { Box, Development, Elevation, Face, Point, Wing } from "./development.ts";
import { depthOf, onFace, project } from "./elevation-camera.ts";
import { toBuilding } from "./placement.ts";
import { area, clip, convexHull, type Polygon, turn } from "./polygon.ts";
import { corners } from "./rectangle.ts";

/** An outline from above, and its height. */
type Solid = { outline: Polygon; height: number };

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
  return solidsOf(development).flatMap(({ outline, height }) => {
    const beforeFace = clip(outline, (point) => side * turn(from, to, point));
    const seen = clip(beforeFace, (point) => depthOf(point, elevation) - NEAREST);
    if (area(seen) < 0.01) return [];
    const places = seen.flatMap(([x, y]) => [
      project([x, y, 0], elevation),
      project([x, y, height], elevation),
    ]);
    return [convexHull(places)];
  });
}

function solidsOf(development: Development): Solid[] {
  const { wings, neighbours, podium } = development;
  return [
    ...wings.flatMap((wing) => wingSolids(wing, development)),
    ...[...neighbours, ...(podium ? [podium] : [])].map(boxSolid),
  ];
}

function wingSolids(wing: Wing, { bay, floorHeight }: Development): Solid[] {
  return partsOf(wing).map(({ bays: [from, to], floors }) => {
    const outline = corners([from * bay, 0, to * bay, wing.depth]);
    return {
      outline: outline.map((point) => toBuilding(wing, point)),
      height: floors * floorHeight,
    };
  });
}

function boxSolid({ at, height }: Box): Solid {
  return { outline: corners(at), height };
}

function groundPoint([x, y]: readonly [number, number, number]): Point {
  return [x, y];
}
