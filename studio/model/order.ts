import type { Box } from "#studio/svg.ts";
import { type Camera, project, viewpoint } from "./camera.ts";
import type { Solid } from "./solid.ts";
import { type Bounds, corners, type Vector } from "./vector.ts";

const TOUCH = 1e-3;
const AXES = [0, 1, 2] as const;

/** Far things first. Exact wherever a plane along an axis parts two solids. */
export function paintersOrder(solids: readonly Solid[], camera: Camera): Solid[] {
  const eye = viewpoint(camera);
  const items = solids
    .map((solid) => ({
      solid,
      frame: frameOf(project(camera, corners(solid.bounds))),
      distance: distanceTo(solid.bounds, eye),
      state: "waiting" as "waiting" | "open" | "done",
    }))
    .toSorted((a, b) => b.distance - a.distance);
  const ordered: Solid[] = [];

  function place(item: (typeof items)[number]): void {
    if (item.state !== "waiting") return;
    item.state = "open";
    for (const other of items) {
      if (other.state !== "waiting" || !overlap(item.frame, other.frame)) continue;
      if (hides(item.solid.bounds, other.solid.bounds, eye)) place(other);
    }
    item.state = "done";
    ordered.push(item.solid);
  }

  for (const item of items) place(item);
  return ordered;
}

/** Whether `front` may cover `back` as seen from the eye. */
function hides(front: Bounds, back: Bounds, eye: Vector): boolean {
  let may = false;
  for (const axis of AXES) {
    if (front.max[axis] <= back.min[axis] + TOUCH) {
      if (eye[axis] > back.min[axis]) return false;
      may = true;
    } else if (back.max[axis] <= front.min[axis] + TOUCH) {
      if (eye[axis] < back.max[axis]) return false;
      may = true;
    }
  }
  return may;
}

function distanceTo({ min, max }: Bounds, eye: Vector): number {
  return Math.hypot(
    (min[0] + max[0]) / 2 - eye[0],
    (min[1] + max[1]) / 2 - eye[1],
    (min[2] + max[2]) / 2 - eye[2],
  );
}

function frameOf(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
