import type { Box, Point } from "#studio/svg.ts";
import { type Bounds, corners, type Vector } from "./vector.ts";

/** Verticals stay vertical: the eye looks level and the film plane is shifted, as with a view camera. */
type Perspective = {
  kind: "perspective";
  eye: Vector;
  yaw: number;
  focal: number;
  centre: number;
  horizon: number;
};
/** A parallel view from the air, as of a model on a table. */
type Axonometric = {
  kind: "axonometric";
  yaw: number;
  pitch: number;
  scale: number;
  offset: Point;
};
export type Camera = Perspective | Axonometric;

const NEAR = 0.8;

/** Right, up and forward of the eye. */
export function toView(camera: Camera, point: Vector): Vector {
  const eye: Vector = camera.kind === "perspective" ? camera.eye : [0, 0, 0];
  const x = point[0] - eye[0];
  const y = point[1] - eye[1];
  const z = point[2] - eye[2];
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  const right = x * cos - z * sin;
  const forward = x * sin + z * cos;
  if (camera.kind === "perspective") return [right, y, forward];
  const pitchCos = Math.cos(camera.pitch);
  const pitchSin = Math.sin(camera.pitch);
  return [right, y * pitchCos + forward * pitchSin, forward * pitchCos - y * pitchSin];
}

function viewToPicture(camera: Camera, view: Vector): Point {
  if (camera.kind === "axonometric") {
    return [camera.offset[0] + view[0] * camera.scale, camera.offset[1] - view[1] * camera.scale];
  }
  return [
    camera.centre + (camera.focal * view[0]) / view[2],
    camera.horizon - (camera.focal * view[1]) / view[2],
  ];
}

/** Pixels per metre at a point. */
export function scaleAt(camera: Camera, point: Vector): number {
  if (camera.kind === "axonometric") return camera.scale;
  return camera.focal / Math.max(NEAR, toView(camera, point)[2]);
}

/** The polygon as it falls on the picture, cut where it would pass behind the eye. */
export function project(camera: Camera, points: readonly Vector[]): Point[] {
  const views = points.map((point) => toView(camera, point));
  const visible = camera.kind === "perspective" ? clipNear(views) : views;
  return visible.map((view) => viewToPicture(camera, view));
}

export function isInFront(camera: Camera, point: Vector): boolean {
  return camera.kind === "axonometric" || toView(camera, point)[2] > NEAR;
}

function clipNear(views: readonly Vector[]): Vector[] {
  return views.flatMap((view, index) => {
    const next = views[(index + 1) % views.length] ?? view;
    const kept: Vector[] = view[2] >= NEAR ? [view] : [];
    if (view[2] >= NEAR === next[2] >= NEAR) return kept;
    const share = (NEAR - view[2]) / (next[2] - view[2]);
    kept.push([view[0] + (next[0] - view[0]) * share, view[1] + (next[1] - view[1]) * share, NEAR]);
    return kept;
  });
}

/** Where the viewer stands, for deciding what hides what. */
export function viewpoint(camera: Camera): Vector {
  if (camera.kind === "perspective") return camera.eye;
  const far = 1e5;
  const flat = Math.cos(camera.pitch);
  return [
    -Math.sin(camera.yaw) * flat * far,
    Math.sin(camera.pitch) * far,
    -Math.cos(camera.yaw) * flat * far,
  ];
}

type Standpoint = { bounds: Bounds; yaw: number; distance: number; eyeHeight: number };

/** An eye-level camera that puts the bounds exactly into a frame of the picture. */
export function frameFromStreet(standpoint: Standpoint, frame: Box): Camera {
  const { bounds, yaw, distance, eyeHeight } = standpoint;
  const middle = [
    (bounds.min[0] + bounds.max[0]) / 2,
    (bounds.min[2] + bounds.max[2]) / 2,
  ] as const;
  const unitCamera: Camera = {
    kind: "perspective",
    eye: [middle[0] - Math.sin(yaw) * distance, eyeHeight, middle[1] - Math.cos(yaw) * distance],
    yaw,
    focal: 1,
    centre: 0,
    horizon: 0,
  };
  const fit = fitInto(project(unitCamera, corners(bounds)), frame);
  return { ...unitCamera, focal: fit.scale, centre: fit.x, horizon: fit.y };
}

export function frameFromAir(bounds: Bounds, yaw: number, pitch: number, frame: Box): Camera {
  const unitCamera: Camera = { kind: "axonometric", yaw, pitch, scale: 1, offset: [0, 0] };
  const fit = fitInto(project(unitCamera, corners(bounds)), frame);
  return { ...unitCamera, scale: fit.scale, offset: [fit.x, fit.y] };
}

/** Standing on the frame's lower edge, centred. */
function fitInto(points: readonly Point[], frame: Box): { scale: number; x: number; y: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(frame.width / width, frame.height / height);
  return {
    scale,
    x: frame.x + frame.width / 2 - (scale * (Math.max(...xs) + Math.min(...xs))) / 2,
    y: frame.y + frame.height - scale * Math.max(...ys),
  };
}
