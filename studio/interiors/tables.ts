import { turned } from "#studio/model/round.ts";
import { cutOut } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { circle, number, path } from "#studio/svg.ts";

export function roundTable(
  x: number,
  z: number,
  radius: number,
  height: number,
  top: string,
  stem: string,
): Solid[] {
  return [
    turned(
      [x, z],
      [
        [radius * 0.5, 0],
        [radius * 0.46, 0.04],
        [radius * 0.12, 0.1],
        [radius * 0.1, height - 0.06],
      ],
      matter(stem),
      18,
    ),
    turned(
      [x, z],
      [
        [radius, height - 0.05],
        [radius, height],
      ],
      matter(top),
      30,
    ),
  ];
}

export function bowl(at: Vector, radius: number, color: string): Solid[] {
  const [x, y, z] = at;
  return [
    turned(
      [x, z],
      [
        [radius * 0.4, y],
        [radius * 0.9, y + radius * 0.5],
        [radius, y + radius * 0.7],
      ],
      matter(color),
      18,
    ),
  ];
}

export function vase(at: Vector, height: number, color: string): Solid[] {
  const [x, y, z] = at;
  return [
    turned(
      [x, z],
      [
        [height * 0.16, y],
        [height * 0.28, y + height * 0.4],
        [height * 0.2, y + height * 0.75],
        [height * 0.08, y + height * 0.88],
        [height * 0.12, y + height],
      ],
      matter(color),
      18,
    ),
    cutOut(
      {
        at: [x, y + height, z],
        draw: ([px, py], scale) => {
          const size = height * scale;
          const stems = [-0.5, -0.2, 0.12, 0.42].map(
            (lean, index) =>
              `M${number(px)} ${number(py)}Q${number(px + lean * size * 0.3)} ${number(py - size * 0.6)} ${number(px + lean * size)} ${number(py - size * (1.2 - index * 0.08))}`,
          );
          const buds = [-0.5, -0.2, 0.12, 0.42].map((lean, index) =>
            circle(px + lean * size, py - size * (1.2 - index * 0.08), size * 0.1, {
              fill: index % 2 === 0 ? "#C9A15A" : "#EFE0BE",
            }),
          );
          return (
            path(stems.join(""), {
              fill: "none",
              stroke: "#5F7256",
              "stroke-width": Math.max(1, size * 0.03),
            }) + buds.join("")
          );
        },
      },
      0.1,
      height,
    ),
  ];
}
