import { expect, test } from "vitest";
import type { Box, Development, Elevation, Wing } from "./development.ts";
import { elevationShapes } from "./elevation-shapes.ts";
import { makeDevelopment, testCamera } from "./test-development.ts";

function shapeOf(home: string, facts: Partial<Development> = {}) {
  const shapes = elevationShapes(makeDevelopment(facts), testCamera);
  return shapes.find((shape) => shape.home === home);
}

/** In the picture it reaches 2 m up the façade. */
const podium: Box = { at: [-10, -20, 10, -10], height: 1 };

const wingBefore: Wing = { letter: "B", at: [0, -20], turn: 0, bays: 2, depth: 5, floors: 1 };

test("a home is where the camera sees its part of the façade", () => {
  expect(shapeOf("A-101")?.corners).toEqual([
    [400, 400],
    [500, 400],
    [500, 325],
    [400, 325],
  ]);
});

test("a side shows only homes with windows on its faces", () => {
  const back = { ...testCamera, faces: ["A back"] };
  expect(elevationShapes(makeDevelopment(), back)).toEqual([]);
});

test("a home that nothing hides is not cut", () => {
  expect(shapeOf("A-101")?.cut).toBeNull();
});

test("a podium hides the lower part of a home behind it", () => {
  expect(shapeOf("A-101", { podium })?.cut?.flat().toSorted(byPlace)).toEqual([
    [400, 325],
    [400, 350],
    [500, 325],
    [500, 350],
  ]);
});

test("a podium cuts no home that is seen above it", () => {
  expect(shapeOf("A-201", { podium })?.cut).toBeNull();
});

test("a home behind a taller podium has no visible part", () => {
  expect(shapeOf("A-101", { podium: { ...podium, height: 2 } })?.cut).toEqual([]);
});

test("another wing of the same building hides a home", () => {
  const wings = [...makeDevelopment().wings, wingBefore];
  expect(shapeOf("A-102", { wings })?.cut).toEqual([]);
  expect(shapeOf("A-101", { wings })?.cut).toBeNull();
});

test("a neighbour behind the façade hides nothing", () => {
  const neighbours: Box[] = [{ at: [-10, 5, 10, 20], height: 30 }];
  expect(shapeOf("A-101", { neighbours })?.cut).toBeNull();
});

test("a neighbour behind the camera hides nothing", () => {
  const neighbours: Box[] = [{ at: [-10, -60, 10, -50], height: 30 }];
  const camera: Elevation = { ...testCamera, at: [0, -40, 10], to: [0, 0, 10] };
  const shapes = elevationShapes(makeDevelopment({ neighbours }), camera);
  expect(shapes.map(({ cut }) => cut)).toEqual([null, null, null, null]);
});

test("a neighbour that reaches behind the façade hides no more than its part before it", () => {
  const neighbours: Box[] = [{ at: [-10, -1, -2, 5], height: 30 }];
  const cut = shapeOf("A-101", { neighbours })?.cut?.flat() ?? [];
  // Where it meets the façade, at x = -2, it hides the picture up to 450 pixels from the left.
  expect(Math.min(...cut.map(([x]) => x))).toBe(450);
});

function byPlace(one: readonly [number, number], other: readonly [number, number]): number {
  return one[0] - other[0] || one[1] - other[1];
}
