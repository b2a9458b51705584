import type { Face, Solid } from "#studio/model/solid.ts";
import { between, boundsOf, type Vector } from "#studio/model/vector.ts";

function below(points: readonly Vector[], height: number): Vector[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const kept = point[1] <= height ? [point] : [];
    if (point[1] <= height === next[1] <= height) return kept;
    return [...kept, between(point, next, (height - point[1]) / (next[1] - point[1]))];
  });
}

/** The part of a solid that is already built. */
export function builtUpTo(solid: Solid, height: number): Solid | null {
  if (solid.bounds.max[1] <= height) return solid;
  if (solid.bounds.min[1] >= height) return null;
  const faces = solid.faces.flatMap((face): Face[] => {
    const points = below(face.points, height);
    if (points.length < 3) return [];
    const marks = face.marks.map((mark) => ({
      ...mark,
      shapes: mark.shapes.map((shape) => below(shape, height)).filter((shape) => shape.length > 2),
    }));
    return [{ ...face, points, marks }];
  });
  if (faces.length === 0) return null;
  return { ...solid, faces, bounds: boundsOf(faces.flatMap((face) => face.points)) };
}
