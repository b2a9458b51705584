import { expect, test } from "vitest";
import { isInView } from "#domain/map/view.ts";
import { viewAfterKey, ZOOM_STEP, zoomedIn } from "./map-keys.ts";

const stage = { sheet: { width: 1000, height: 1000 }, frame: { width: 500, height: 500 } };
const view = { x: 500, y: 500, zoom: 2 };
const whole = { x: 400, y: 400, zoom: 1.2 };
const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const after = (key: string, modifiers = {}) =>
  viewAfterKey({ ...none, ...modifiers, key } as never, view, stage, { whole, pins: [] });

test("arrow keys move the map by 80 pixels in their direction", () => {
  expect(after("ArrowRight")).toEqual({ x: 580, y: 500, zoom: 2 });
  expect(after("ArrowUp")).toEqual({ x: 500, y: 420, zoom: 2 });
});

test("plus and minus zoom at the middle, with or without the shift key", () => {
  expect(after("+", { shiftKey: true })?.zoom).toBeCloseTo(3.2);
  expect(after("=")?.zoom).toBeCloseTo(3.2);
  expect(after("-")).toEqual({ x: 500, y: 500, zoom: 1.25 });
});

test("0 shows the whole map", () => {
  expect(after("0")).toEqual(whole);
});

test("other keys and shortcuts of the browser do not move the map", () => {
  expect([after("a"), after("ArrowLeft", { altKey: true }), after("0", { ctrlKey: true })]).toEqual(
    [null, null, null],
  );
});

test("zooming in keeps the pin that is nearest to the middle in view", () => {
  const pins = [
    { x: 60, y: 900 },
    { x: 880, y: 120 },
    { x: 940, y: 180 },
  ];
  let next = { x: 500, y: 500, zoom: 1 };
  for (let step = 0; step < 5; step++) {
    next = zoomedIn(next, ZOOM_STEP, stage, pins);
    expect(pins.filter((pin) => isInView(pin, next, stage))).toContain(pins[1]);
  }
  expect(next.zoom).toBeGreaterThan(10);
});

test("where no pin is in view, or one stays in view, zooming in is around the middle", () => {
  const closer = { x: 500, y: 500, zoom: 2 * ZOOM_STEP };
  expect(zoomedIn(view, ZOOM_STEP, stage, [{ x: 10, y: 10 }])).toEqual(closer);
  expect(zoomedIn(view, ZOOM_STEP, stage, [{ x: 520, y: 500 }])).toEqual(closer);
});
