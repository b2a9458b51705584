import { expect, test } from "vitest";
import { sheetProjection } from "./projection.ts";

const box = { west: 54.74, south: 24.77, east: 55.68, north: 25.38 };

test("the corners of the box are the corners of the sheet", () => {
  const { project, height } = sheetProjection(box);
  const [left, top] = project([box.west, box.north]);
  expect(left).toBeCloseTo(0);
  expect(top).toBeCloseTo(0);
  const [right, bottom] = project([box.east, box.south]);
  expect(right).toBeCloseTo(10_000);
  expect(bottom).toBeCloseTo(height, -1);
});

test("a kilometre is as long to the north as to the east", () => {
  const { project } = sheetProjection(box);
  const [x, y] = project([55.2, 25.1]);
  const kilometre = 1 / 111.32;
  const [east] = project([55.2 + kilometre / Math.cos((25.1 * Math.PI) / 180), 25.1]);
  const [, north] = project([55.2, 25.1 + kilometre]);
  expect((east - x) / (y - north)).toBeCloseTo(1, 2);
});

test("north is up", () => {
  const { project } = sheetProjection(box);
  expect(project([55.2, 25.3])[1]).toBeLessThan(project([55.2, 25.0])[1]);
});
