import type { FacadeShape } from "#site/views/drawn-shapes.ts";

/** The middle of each floor on the picture, from the top down. */
export function floorHeights(shapes: readonly FacadeShape[]): { floor: number; y: number }[] {
  const floors = [...new Set(shapes.map(({ floor }) => floor))].toSorted((one, two) => two - one);
  const tops = floors.map((floor) => {
    const own = shapes.filter((shape) => shape.floor === floor);
    return own.reduce((sum, { top: [, y] }) => sum + y, 0) / own.length;
  });
  const storey = tops.length > 1 ? ((tops.at(-1) ?? 0) - (tops[0] ?? 0)) / (tops.length - 1) : 0;
  return floors.map((floor, index) => ({ floor, y: (tops[index] ?? 0) + storey / 2 }));
}
