import { asphalt, patch } from "#studio/buildings/parts.ts";
import type { GroundShape } from "#studio/model/solid.ts";
import type { Bounds } from "#studio/model/vector.ts";

const REACH = 500;

/** A road with two pavements that passes before a building in town. */
export function avenue({ min }: Bounds): GroundShape[] {
  const far = min[2] - 13;
  const near = far - 15;
  const middle = (near + far) / 2;
  const dashes = Array.from({ length: 50 }, (_, index) => {
    const x = -REACH + index * 20;
    return patch(x, x + 8, middle - 0.18, middle + 0.18, "#EADFC8");
  });
  return [
    patch(-REACH, REACH, near - 5, far + 5, "#D3C6AB"),
    patch(-REACH, REACH, near - 0.4, far + 0.4, "#B9AE96"),
    patch(-REACH, REACH, near, far, asphalt),
    ...dashes,
  ];
}
