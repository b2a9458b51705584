import { cushion } from "#studio/interiors/upholstery.ts";
import { lattice } from "#studio/model/facades.ts";
import { rod, solidOf, wallFace } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { OAK } from "./woods.ts";

/** Low oak frame, woven cane back, sand wool seat. */
export function sutlejArmchair(): Solid[] {
  const side = (x: number): Solid[] => [
    rod(
      [
        [x, 0, -0.3],
        [x, 0.52, -0.32],
      ],
      0.045,
      OAK,
    ),
    rod(
      [
        [x, 0, 0.34],
        [x, 0.5, 0.28],
      ],
      0.045,
      OAK,
    ),
    rod(
      [
        [x, 0.53, -0.38],
        [x, 0.55, -0.1],
        [x, 0.52, 0.3],
      ],
      0.06,
      OAK,
    ),
    rod(
      [
        [x, 0.24, -0.31],
        [x, 0.2, 0.32],
      ],
      0.035,
      OAK,
    ),
  ];
  const foot: [Vector, Vector] = [
    [-0.29, 0.3, 0.2],
    [0.29, 0.3, 0.2],
  ];
  const head: [Vector, Vector] = [
    [-0.29, 0.86, 0.42],
    [0.29, 0.86, 0.42],
  ];
  const cane = solidOf([
    wallFace(foot, head, matter("#E4CC9C"), lattice(0.034, 0.02, 0.58, matter("#B99256"))),
    wallFace(
      [foot[1], foot[0]],
      [head[1], head[0]],
      matter("#D6BC8A"),
      lattice(0.034, 0.02, 0.58, matter("#A9803F")),
    ),
  ]);
  return [
    ...side(-0.36),
    ...side(0.36),
    rod(
      [
        [-0.36, 0.22, -0.3],
        [0.36, 0.22, -0.3],
      ],
      0.04,
      OAK,
    ),
    cushion([-0.33, 0.25, -0.36], [0.33, 0.4, 0.24], "#DCC9A6", "x"),
    cane,
    rod([foot[0], head[0], head[1], foot[1]], 0.05, OAK),
    rod(
      [
        [-0.29, 0.31, 0.2],
        [0.29, 0.31, 0.2],
      ],
      0.04,
      OAK,
    ),
  ];
}
