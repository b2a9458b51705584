import { expect, test } from "vitest";
import {
  fitted,
  isInView,
  type MapView,
  MAX_ZOOM,
  onFrame,
  panned,
  pixelsPerUnit,
  viewBetween,
  withinSheet,
  zoomed,
} from "./view.ts";

/** One unit is a tenth of a pixel at zoom 1. */
const stage = { sheet: { width: 10_000, height: 7000 }, frame: { width: 1000, height: 600 } };
const middle: MapView = { x: 5000, y: 3500, zoom: 1 };

test("the sheet covers the frame at zoom 1", () => {
  expect(pixelsPerUnit(stage, 1)).toBe(0.1);
  const upright = { ...stage, frame: { width: 390, height: 700 } };
  expect(pixelsPerUnit(upright, 1)).toBe(0.1);
});

test("a view never shows what lies beyond the edge of the sheet", () => {
  expect(withinSheet({ x: -500, y: 9000, zoom: 2 }, stage)).toEqual({ x: 2500, y: 5500, zoom: 2 });
  expect(withinSheet({ ...middle, zoom: 0.2 }, stage).zoom).toBe(1);
  expect(withinSheet({ ...middle, zoom: 99 }, stage).zoom).toBe(MAX_ZOOM);
});

test("a drag moves the map with the pointer", () => {
  const before = { ...middle, zoom: 2 };
  const after = panned(before, { x: 30, y: -20 }, stage);
  const place = { x: 5100, y: 3400 };
  const [from, to] = [onFrame(place, before, stage), onFrame(place, after, stage)];
  expect(to.x - from.x).toBeCloseTo(30);
  expect(to.y - from.y).toBeCloseTo(-20);
});

test("what lies under the pointer stays there while the map zooms", () => {
  const before = { ...middle, zoom: 2 };
  const place = { x: 5600, y: 3300 };
  const pointer = onFrame(place, before, stage);
  const after = zoomed(before, 1.7, pointer, stage);
  expect(after.zoom).toBeCloseTo(3.4);
  expect(onFrame(place, after, stage).x).toBeCloseTo(pointer.x);
  expect(onFrame(place, after, stage).y).toBeCloseTo(pointer.y);
});

test("a fitted view shows all points inside the margin", () => {
  const points = [
    { x: 3000, y: 2000 },
    { x: 5000, y: 4500 },
    { x: 4200, y: 2500 },
  ];
  const view = fitted(points, stage, { margin: 50, maxZoom: 9 });
  expect(points.every((point) => isInView(point, view, stage, 49.9))).toBe(true);
  expect(view.zoom).toBeCloseTo(2);
});

test("a fitted view of one point has the largest zoom that is allowed", () => {
  const view = fitted([{ x: 4000, y: 3000 }], stage, { margin: 50, maxZoom: 4 });
  expect(view).toEqual({ x: 4000, y: 3000, zoom: 4 });
});

test("a place outside the frame is not in view", () => {
  const view = { ...middle, zoom: 2 };
  expect(isInView({ x: 5000, y: 3500 }, view, stage)).toBe(true);
  expect(isInView({ x: 7600, y: 3500 }, view, stage)).toBe(false);
  expect(isInView({ x: 7400, y: 3500 }, view, stage, 44)).toBe(false);
});

test("a move ends at its target and changes the zoom by equal factors", () => {
  const target = { x: 2000, y: 2000, zoom: 4 };
  expect(viewBetween(middle, target, 1)).toEqual(target);
  expect(viewBetween(middle, target, 0.5).zoom).toBeCloseTo(2);
});
