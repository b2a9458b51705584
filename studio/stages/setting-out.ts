import { type Camera, project } from "#studio/model/camera.ts";
import { type Bounds, type Vector } from "#studio/model/vector.ts";
import { brass, brightBrass } from "#studio/palette.ts";
import { circle, linePath, path } from "#studio/svg.ts";

/** Dashed lines that run past the building's edges, as on a drawing board. */
export function settingOut(
  { min, max }: Bounds,
  camera: Camera,
  unit: number,
  onDark: boolean,
): string {
  const beyond = Math.max(max[0] - min[0], max[1]) * 0.16;
  const color = onDark ? brightBrass : brass;
  const lines: [Vector, Vector][] = [];
  for (const x of [min[0], max[0]]) {
    lines.push([
      [x, 0, min[2]],
      [x, max[1] + beyond, min[2]],
    ]);
    lines.push([
      [x, 0, min[2] - beyond],
      [x, 0, max[2]],
    ]);
  }
  for (const y of [0.02, max[1]]) {
    lines.push([
      [min[0] - beyond, y, min[2]],
      [max[0] + beyond, y, min[2]],
    ]);
  }
  const d = lines.map((line) => linePath(project(camera, line))).join("");
  const knots = project(camera, [
    [min[0], max[1], min[2]],
    [max[0], max[1], min[2]],
    [min[0], 0, min[2]],
    [max[0], 0, min[2]],
  ]);
  return (
    path(d, {
      fill: "none",
      stroke: color,
      "stroke-width": unit * 1.5,
      "stroke-dasharray": `${unit * 9} ${unit * 6}`,
    }) +
    knots
      .map(([x, y]) =>
        circle(x, y, unit * 4.2, { fill: "none", stroke: color, "stroke-width": unit * 1.5 }),
      )
      .join("")
  );
}
