import { expect, test } from "vitest";
import { placedLabels } from "./placed-labels.ts";

const stage = { sheet: { width: 1000, height: 1000 }, frame: { width: 500, height: 500 } };
const view = { x: 500, y: 500, zoom: 1 };
const label = (x: number, y: number, more = {}) => ({
  kind: "district",
  text: "Harbour",
  from: 1,
  x,
  y,
  ...more,
});
const place = (labels: ReturnType<typeof label>[], pins: { x: number; y: number }[] = []) =>
  placedLabels(labels, view, stage, pins).map(({ x, y, shift }) => [x, y, shift]);

test("a label through which the frame's edge would run is left out", () => {
  const cut = [label(20, 500), label(985, 500), label(500, 4), label(500, 996)];
  expect(place(cut)).toEqual([]);
});

test("a label inside the frame, or wholly beyond it, is placed", () => {
  const whole = [label(500, 500), label(80, 500), label(-200, 500), label(500, 1200)];
  expect(place(whole)).toHaveLength(4);
});

test("a turned label needs less width and more height", () => {
  expect(place([label(20, 500, { angle: 90 })])).toHaveLength(1);
  expect(place([label(500, 40, { angle: 90 })])).toHaveLength(0);
});

test("a label that a pin would cover is moved to the side of the pin where it is", () => {
  expect(place([label(500, 504)], [{ x: 510, y: 500 }])).toEqual([[500, 504, 24]]);
  expect(place([label(500, 496)], [{ x: 510, y: 500 }])).toEqual([[500, 496, -24]]);
  expect(place([label(500, 500)], [{ x: 700, y: 500 }])).toEqual([[500, 500, 0]]);
});

test("of two labels that would cover each other, the more important one is placed", () => {
  const lesser = label(505, 505, { from: 0.5 });
  expect(place([label(500, 500), lesser])).toEqual([[505, 505, 0]]);
  expect(place([label(500, 500, { from: 2 })])).toEqual([]);
});
