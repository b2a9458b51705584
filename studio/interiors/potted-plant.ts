import { turned } from "#studio/model/round.ts";
import { cutOut } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { mix } from "#studio/palette.ts";
import { number, path } from "#studio/svg.ts";

/** A large-leaved plant in a turned pot. */
export function pottedPlant(x: number, z: number, height: number): Solid[] {
  const pot = height * 0.24;
  return [
    turned(
      [x, z],
      [
        [pot * 0.34, 0],
        [pot * 0.5, pot * 0.7],
        [pot * 0.46, pot],
      ],
      matter("#B57A55"),
      18,
    ),
    cutOut(
      {
        at: [x, pot, z],
        draw: ([px, py], scale, light) => {
          const size = (height - pot) * scale;
          const leaf = (angle: number, reach: number, fill: string) => {
            const tip = [
              px + Math.cos(angle) * reach * size,
              py - Math.sin(angle) * reach * size,
            ] as const;
            const across = [
              Math.cos(angle + Math.PI / 2) * size * 0.13,
              Math.sin(angle + Math.PI / 2) * size * 0.13,
            ] as const;
            const mid = [
              px + Math.cos(angle) * reach * size * 0.62,
              py - Math.sin(angle) * reach * size * 0.62,
            ] as const;
            return path(
              `M${number(px)} ${number(py)}Q${number(mid[0] + across[0])} ${number(mid[1] - across[1])} ${number(tip[0])} ${number(tip[1])}Q${number(mid[0] - across[0])} ${number(mid[1] + across[1])} ${number(px)} ${number(py)}Z`,
              { fill },
            );
          };
          const dark = mix("#2F5446", light.hour.shadow, 0.2 + light.hour.dark * 0.4);
          const bright = mix("#54775C", light.hour.shadow, light.hour.dark * 0.5);
          return (
            [0.5, 1.0, 1.4, 1.85, 2.3, 2.75].map((angle) => leaf(angle, 0.9, dark)).join("") +
            [0.75, 1.2, 1.62, 2.05, 2.5]
              .map((angle, index) => leaf(angle, index % 2 === 0 ? 0.78 : 1, bright))
              .join("")
          );
        },
      },
      0.4,
      height,
    ),
  ];
}
