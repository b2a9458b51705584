import { turned } from "#studio/model/round.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { smoothProfile } from "./shaping.ts";

/** Tall thrown stoneware, ivory slip over clay. */
export function swatVase(): Solid[] {
  const clay = [
    [0.085, 0],
    [0.098, 0.012],
    [0.125, 0.07],
    [0.142, 0.13],
  ] as const;
  const slip = [
    [0.142, 0.13],
    [0.152, 0.19],
    [0.15, 0.25],
    [0.134, 0.31],
    [0.105, 0.36],
    [0.072, 0.4],
    [0.052, 0.44],
    [0.046, 0.48],
    [0.05, 0.515],
    [0.066, 0.54],
    [0.07, 0.546],
  ] as const;
  return [
    turned([0, 0], smoothProfile(clay), matter("#B5764E"), 72),
    turned([0, 0], smoothProfile(slip), matter("#F3EADA"), 72),
    turned(
      [0, 0],
      [
        [0.062, 0.5462],
        [0.062, 0.5464],
      ],
      matter("#6B4A34"),
      40,
    ),
  ];
}
