import { fins, layered } from "#studio/model/facades.ts";
import { turned } from "#studio/model/round.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { hall, view } from "./hall.ts";
import type { Interior } from "./paint-room.ts";

function pump(x: number, z: number, color: string): Solid[] {
  return [
    block([x - 0.6, 0, z - 0.5], [x + 0.6, 0.24, z + 0.9], { paint: matter("#8E897B") }),
    turned(
      [x, z],
      [
        [0.34, 0.24],
        [0.42, 0.5],
        [0.42, 1],
        [0.26, 1.2],
      ],
      matter(color),
      20,
    ),
    turned(
      [x, z],
      [
        [0.2, 1.2],
        [0.2, 1.9],
        [0.26, 1.95],
        [0.26, 2.05],
      ],
      matter("#D9D0BD"),
      16,
    ),
    rod(
      [
        [x, 1.7, z],
        [x, 3.5, z],
        [x, 3.5, z + 8],
      ],
      0.28,
      color,
    ),
  ];
}

/** A plant room: pumps in a row, each circuit in its own colour. */
export const plantRoom: Interior = {
  ...view,
  key: "plant-room",
  room: {
    ...hall,
    width: 11,
    depth: 16,
    floor: "#CFC6B0",
    wall: "#E4DAC6",
    side: "#D6CDB9",
    backDecor: layered(fins(2.2, 0.1, { kind: "shade", amount: 0.2 })),
  },
  hour: "morning",
  eye: [-0.4, 1.7, -4.2],
  contents: [
    ...[-3.9, -2.3].flatMap((x, index) =>
      [0.6, 4.2, 7.8].flatMap((z) => pump(x, z, index === 0 ? "#2C5F5D" : "#C08F3E")),
    ),
    ...[2.5, 4.1].flatMap((x, index) =>
      [2, 5.8, 9.6].flatMap((z) => pump(x, z, index === 0 ? "#A8563A" : "#2C5F5D")),
    ),
    ...[-4.4, -3.6, -2.8].map((x, index) =>
      rod(
        [
          [x, 4.1, -3],
          [x, 4.1, 15.8],
        ],
        0.34,
        ["#2C5F5D", "#C08F3E", "#D9D0BD"][index] ?? "#2C5F5D",
      ),
    ),
    ...[2.2, 3.2, 4.2].map((x, index) =>
      rod(
        [
          [x, 4.1, -3],
          [x, 4.1, 15.8],
        ],
        0.34,
        ["#A8563A", "#D9D0BD", "#2C5F5D"][index] ?? "#2C5F5D",
      ),
    ),
    turned(
      [0.6, 14],
      [
        [1.3, 0],
        [1.3, 2.6],
        [0.9, 3.1],
        [0.05, 3.3],
      ],
      matter("#F2EADA"),
      26,
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      block([-0.2, 4.45, index * 3], [0.9, 4.5, index * 3 + 1.8], {
        paint: { kind: "lamp" },
        shadow: false,
      }),
    ),
  ],
};
