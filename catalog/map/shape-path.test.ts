import { expect, test } from "vitest";
import { shapePath } from "./shape-path.ts";

test("a straight line is written with relative whole numbers", () => {
  expect(
    shapePath([
      [10.2, 20],
      [110.4, 0],
    ]),
  ).toBe("M10 20l100-20");
});

test("a point that a line passes anyway is left out", () => {
  expect(
    shapePath([
      [0, 0],
      [50, 1],
      [100, 0],
    ]),
  ).toBe("M0 0l100 0");
});

test("corners of a line are rounded between the middles of its sides", () => {
  expect(
    shapePath([
      [0, 0],
      [100, 0],
      [100, 100],
    ]),
  ).toBe("M0 0l50 0q50 0 50 50l0 50");
});

test("sharp corners stay corners", () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ] as [number, number][];
  expect(shapePath(square, { closed: true, sharp: true })).toBe("M0 0l100 0 0 100-100 0z");
});

test("a closed shape is rounded all around and ends where it began", () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ] as [number, number][];
  expect(shapePath(square, { closed: true })).toBe(
    "M0 50q0-50 50-50 50 0 50 50 0 50-50 50-50 0-50-50z",
  );
});
