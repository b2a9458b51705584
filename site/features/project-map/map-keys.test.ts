import { expect, test } from "vitest";
import { viewAfterKey } from "./map-keys.ts";

const stage = { sheet: { width: 1000, height: 1000 }, frame: { width: 500, height: 500 } };
const view = { x: 500, y: 500, zoom: 2 };
const whole = { x: 400, y: 400, zoom: 1.2 };
const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const after = (key: string, modifiers = {}) =>
  viewAfterKey({ ...none, ...modifiers, key } as never, view, stage, whole);

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
