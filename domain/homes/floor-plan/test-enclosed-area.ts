import type { Point } from "#domain/homes/development.ts";

/** Holes are subtracted. */
export function enclosedArea(loops: readonly Point[][]): number {
  return loops.reduce((sum, loop) => sum + signedArea(loop), 0);
}

function signedArea(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
