import { turned } from "#studio/model/round.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { type GroundShape, matter, type Model } from "#studio/model/solid.ts";

/** Plans, a schedule and two keys on a table. */
export function papersOnTable(): Model {
  const sheet = (
    x: number,
    z: number,
    width: number,
    depth: number,
    tilt: number,
    color: string,
  ): GroundShape => ({
    points: [
      [x, 0, z],
      [x + width, 0, z + tilt],
      [x + width - tilt, 0, z + depth + tilt],
      [x - tilt, 0, z + depth],
    ],
    paint: matter(color),
  });
  const line = (
    x: number,
    z: number,
    width: number,
    depth: number,
    color: string,
  ): GroundShape => ({
    points: [
      [x, 0, z],
      [x + width, 0, z],
      [x + width, 0, z + depth],
      [x, 0, z + depth],
    ],
    paint: matter(color),
  });
  const rooms = [
    [-2.3, -0.9, 1.1, 0.8],
    [-1.15, -0.9, 0.7, 0.8],
    [-2.3, -0.05, 0.7, 0.9],
    [-1.55, -0.05, 1.1, 0.9],
  ] as const;
  return {
    bounds: { min: [-2.9, 0, -1.7], max: [2.9, 1.1, 1.7] },
    ground: [
      {
        points: [
          [-6, 0, -4],
          [6, 0, -4],
          [6, 0, 4],
          [-6, 0, 4],
        ],
        paint: matter("#8A6A45"),
      },
      sheet(-2.7, -1.3, 2.7, 2.6, 0, "#F7F3EC"),
      ...rooms.flatMap(([x, z, width, depth]) => [
        line(x, z, width, depth, "#1F4B4A"),
        line(x + 0.05, z + 0.05, width - 0.1, depth - 0.1, "#F7F3EC"),
      ]),
      sheet(0.5, -1.2, 1.9, 2.4, 0.12, "#EFE6D3"),
      ...Array.from({ length: 7 }, (_, row) =>
        line(
          0.75,
          -0.9 + row * 0.28,
          0.5 + ((row * 3) % 4) * 0.22,
          0.07,
          row === 3 ? "#C9A15A" : "#A9A08A",
        ),
      ),
      ...[-3.6, -1.1, 1.4].map((x): GroundShape => ({
        points: [
          [x, 0, -3],
          [x + 1.7, 0, -3],
          [x + 3.3, 0, 3.4],
          [x + 1.6, 0, 3.4],
        ],
        paint: { kind: "gleam", amount: 0.16 },
      })),
    ],
    solids: [
      turned(
        [1.9, 1.6],
        [
          [0.3, 0],
          [0.32, 0.02],
          [0.16, 0.04],
          [0.24, 0.3],
          [0.27, 0.42],
        ],
        matter("#F7F1E6"),
        30,
      ),
      turned(
        [1.9, 1.6],
        [
          [0.22, 0.421],
          [0.22, 0.422],
        ],
        matter("#5E4028"),
        26,
      ),
      rod(
        [
          [-2.9, 0.12, -1.75],
          [0.2, 0.12, -1.95],
        ],
        0.22,
        "#F2E9D8",
      ),
      block([-0.5, 0, 0.9], [0.9, 0.05, 1], { paint: matter("#A9803F") }),
      block([2, 0, -1.3], [2.5, 0.1, -0.8], { paint: matter("#C9A15A"), top: matter("#D9B873") }),
      block([2.2, 0, -0.8], [2.28, 0.06, 0.1], { paint: matter("#C9A15A") }),
      block([2.28, 0, -0.1], [2.5, 0.06, -0.02], { paint: matter("#C9A15A") }),
      block([2.28, 0, -0.3], [2.44, 0.06, -0.22], { paint: matter("#C9A15A") }),
      ...Array.from({ length: 4 }, (_, step) =>
        block([-2.4 + step * 0.42, 0, 1.5], [-2.1 + step * 0.42, 0.2 + step * 0.22, 1.8], {
          paint: matter(step === 3 ? "#C9A15A" : "#F2EADA"),
        }),
      ),
    ],
  };
}
