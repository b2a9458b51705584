import { type Point, polygonPath } from "#studio/svg.ts";
import { type Camera, project } from "./camera.ts";
import type { Solid } from "./solid.ts";
import type { Vector } from "./vector.ts";

/** All shadows on the ground as one path, so that none darkens another. */
export function shadowPath(solids: readonly Solid[], camera: Camera, sun: Vector): string {
  if (sun[1] < 0.08) return "";
  return solids
    .filter((solid) => solid.castsShadow && solid.bounds.max[1] > 0.5)
    .map((solid) => hull(solid.faces.flatMap((face) => face.points.map((at) => fall(at, sun)))))
    .map((outline) =>
      polygonPath(
        project(
          camera,
          outline.map(([x, z]): Vector => [x, 0, z]),
        ),
      ),
    )
    .join("");
}

function fall(point: Vector, sun: Vector): Point {
  const reach = Math.max(0, point[1]) / sun[1];
  return [point[0] - sun[0] * reach, point[2] - sun[2] * reach];
}

function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
