import { band, layered } from "#studio/model/facades.ts";
import { ribbons } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Random } from "#studio/random.ts";

/** A long vehicle with a strip of windows, lying along x. */
export function coach(
  x: number,
  z: number,
  length: number,
  color: string,
  random: Random,
  floor = 0.45,
): Solid {
  return block([x, floor, z], [x + length, floor + 2.9, z + 2.5], {
    paint: matter(color),
    top: matter("#F2EADA"),
    facade: layered(
      ribbons({ random, lamps: 0, storey: 2.9, sill: 1.2, height: 1.1, bay: 1.9 }),
      band(0, 0.5, { kind: "shade", amount: 0.4 }),
    ),
  });
}

export function car(x: number, z: number, color: string): Solid[] {
  return [
    block([x, 0.3, z], [x + 4.3, 1, z + 1.8], {
      paint: matter(color),
      facade: band(0, 0.16, { kind: "shade", amount: 0.5 }),
    }),
    block([x + 0.9, 1, z + 0.12], [x + 3.5, 1.55, z + 1.68], {
      paint: { kind: "glass" },
      top: matter(color),
      shadow: false,
    }),
  ];
}
