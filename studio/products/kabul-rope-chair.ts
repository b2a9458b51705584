import { rod } from "#studio/model/shapes.ts";
import type { Solid } from "#studio/model/solid.ts";
import { between, type Vector } from "#studio/model/vector.ts";
import { ASH } from "./woods.ts";

/** Ash frame, seat and back tied in cotton rope. */
export function kabulRopeChair(): Solid[] {
  const rope = "#E9DCC0";
  const seatFront: [Vector, Vector] = [
    [-0.31, 0.36, -0.34],
    [0.31, 0.36, -0.34],
  ];
  const seatBack: [Vector, Vector] = [
    [-0.31, 0.28, 0.26],
    [0.31, 0.28, 0.26],
  ];
  const head: [Vector, Vector] = [
    [-0.31, 0.82, 0.5],
    [0.31, 0.82, 0.5],
  ];
  const strings = (low: [Vector, Vector], high: [Vector, Vector], count: number): Solid[] =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const sag: Vector = between(
        between(low[0], low[1], share),
        between(high[0], high[1], share),
        0.5,
      );
      return rod(
        [
          between(low[0], low[1], share),
          [sag[0], sag[1] - 0.012, sag[2]],
          between(high[0], high[1], share),
        ],
        0.0125,
        rope,
      );
    });
  const across = (low: [Vector, Vector], high: [Vector, Vector], count: number): Solid[] =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      return rod(
        [between(low[0], high[0], share), between(low[1], high[1], share)],
        0.01,
        "#B99B6A",
      );
    });
  const side = (x: number): Solid[] => [
    rod(
      [
        [x, 0, -0.36],
        [x, 0.38, -0.33],
      ],
      0.042,
      ASH,
    ),
    rod(
      [
        [x, 0, 0.42],
        [x, 0.3, 0.24],
        [x, 0.84, 0.51],
      ],
      0.042,
      ASH,
    ),
    rod(
      [
        [x, 0.36, -0.35],
        [x, 0.28, 0.26],
      ],
      0.038,
      ASH,
    ),
  ];
  return [
    ...side(-0.33),
    rod([head[0], head[1]], 0.042, ASH),
    rod([seatBack[0], seatBack[1]], 0.036, ASH),
    ...across(seatBack, head, 9),
    ...strings(seatBack, head, 26),
    ...across(seatFront, seatBack, 9),
    ...strings(seatFront, seatBack, 26),
    rod([seatFront[0], seatFront[1]], 0.042, ASH),
    ...side(0.33),
  ];
}
