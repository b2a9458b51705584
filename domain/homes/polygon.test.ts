import { expect, test } from "vitest";
import type { Point } from "./development.ts";
import { area, clip, convexHull, type Polygon, subtract } from "./polygon.ts";

const square = box(0, 0, 10, 10);

test("a clipped polygon keeps the part where the function is not negative", () => {
  expect(clip(square, ([x]) => 4 - x)).toEqual(box(0, 0, 4, 10));
  expect(clip(square, ([x]) => x - 11)).toEqual([]);
});

test("a hull leaves out the points inside it", () => {
  expect(convexHull([[5, 5], ...square, [2, 3]])).toEqual(square);
});

test("a polygon that the hull does not touch stays the same object", () => {
  expect(subtract(square, box(20, 0, 30, 10))).toEqual([square]);
  expect(subtract(square, box(20, 0, 30, 10))[0]).toBe(square);
});

test("a polygon that the hull covers leaves no part", () => {
  expect(subtract(square, box(-1, -1, 11, 11))).toEqual([]);
});

test("an edge across the polygon leaves one part, although another edge points into it", () => {
  const hull: Polygon = [
    [-50, 66],
    [5, 60],
    [300, 60],
    [300, 200],
    [-50, 200],
  ];
  const parts = subtract(box(0, 0, 100, 100), hull);
  expect(parts.map(area)).toEqual([6000]);
});

test("the parts around a hole have the area of the polygon without the hole", () => {
  const hundredfold = box(0, 0, 100, 100);
  const parts = subtract(hundredfold, box(40, 40, 60, 60));
  expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(100 * 100 - 20 * 20);
});

function box(x0: number, y0: number, x1: number, y1: number): Polygon {
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return corners;
}
