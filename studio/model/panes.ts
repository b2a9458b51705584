import type { Random } from "#studio/random.ts";
import type { Wall } from "./shapes.ts";
import type { Mark, Paint } from "./solid.ts";
import type { Vector } from "./vector.ts";

export function pane(wall: Wall, u: number, v: number, width: number, height: number): Vector[] {
  return [
    wall.at(u, v),
    wall.at(u + width, v),
    wall.at(u + width, v + height),
    wall.at(u, v + height),
  ];
}

const ARCH_STEPS = 7;

/** A window or gate with a round (or, with a point above 0, pointed) head. */
export function archedPane(
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  point: number,
): Vector[] {
  const rise = Math.min(height * 0.7, width * (0.5 + point * 0.35));
  const spring = v + height - rise;
  const half = width / 2;
  const curve = (share: number): readonly [number, number] => {
    const angle = (Math.PI / 2) * share;
    const round = [Math.cos(angle), Math.sin(angle)] as const;
    return [round[0], round[1] * (1 - point * 0.22) + point * 0.22 * share ** 3];
  };
  const right = Array.from({ length: ARCH_STEPS + 1 }, (_, step) => {
    const [x, y] = curve(step / ARCH_STEPS);
    return wall.at(u + half + half * x, spring + rise * y);
  });
  const left = Array.from({ length: ARCH_STEPS }, (_, step) => {
    const [x, y] = curve(1 - (step + 1) / ARCH_STEPS);
    return wall.at(u + half - half * x, spring + rise * y);
  });
  return [wall.at(u, v), wall.at(u + width, v), ...right, ...left];
}

export type Lit = { random: Random; lamps: number };

export function litOrNot(shapes: readonly Vector[][], { random, lamps }: Lit, dark: Paint): Mark[] {
  const lamp: Vector[][] = [];
  const plain: Vector[][] = [];
  for (const shape of shapes) (random.chance(lamps) ? lamp : plain).push(shape);
  return [
    { shapes: plain, paint: dark },
    { shapes: lamp, paint: { kind: "lamp" } },
  ];
}
