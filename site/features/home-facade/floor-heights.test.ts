import { expect, test } from "vitest";
import { floorHeights } from "./floor-heights.ts";

const shape = (floor: number, y: number) => ({
  home: `A-${floor}01`,
  column: 0,
  floor,
  path: "",
  top: [0, y] as const,
});

test("a floor's label is at the middle of its homes, the highest floor first", () => {
  expect(floorHeights([shape(2, 300), shape(3, 190), shape(3, 210), shape(4, 100)])).toEqual([
    { floor: 4, y: 150 },
    { floor: 3, y: 250 },
    { floor: 2, y: 350 },
  ]);
  expect(floorHeights([])).toEqual([]);
});
