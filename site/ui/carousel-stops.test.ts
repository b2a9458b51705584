import { expect, test } from "vitest";
import { carouselStops, nearestStop } from "./carousel-stops.ts";

test("one slide at a time has as many stops as slides", () => {
  expect(carouselStops([24, 324, 624], 600)).toEqual([0, 300, 600]);
});

test("a row that shows several slides stops when the last one is visible", () => {
  expect(carouselStops([0, 100, 200, 300, 400, 500], 270)).toEqual([0, 100, 200, 270]);
});

test("a row that fits has one stop", () => {
  expect(carouselStops([0, 100, 200], 0)).toEqual([0]);
});

test("a row that runs from right to left has the same stops", () => {
  expect(carouselStops([624, 324, 24], 600)).toEqual([0, 300, 600]);
  expect(nearestStop([0, 300, 600], -310)).toBe(1);
});

test("a position belongs to the stop nearest to it", () => {
  expect(nearestStop([0, 100, 170], 140)).toBe(2);
  expect(nearestStop([0, 100, 170], 120)).toBe(1);
});
