import { expect, test } from "vitest";
import { onFrame } from "#domain/map/view.ts";
import { viewTransform } from "./map-style.ts";

test("the transform of a view shows every place where the view has it", () => {
  const stage = { sheet: { width: 10_000, height: 7000 }, frame: { width: 1000, height: 600 } };
  // The canvas is as wide as the frame and 700 pixels high.
  const canvas = { width: 1000, height: 700 };
  const view = { x: 4600, y: 2500, zoom: 3 };
  const [halfWidth, halfHeight, zoom, across, down] = viewTransform(stage.sheet, view)
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number, number, number];
  expect([halfWidth, halfHeight]).toEqual([50, 50]);
  for (const place of [view, { x: 0, y: 7000 }]) {
    const { x, y } = onFrame(place, view, stage);
    expect(500 + zoom * (place.x / 10 + (across / 100) * canvas.width)).toBeCloseTo(x);
    expect(300 + zoom * (place.y / 10 + (down / 100) * canvas.height)).toBeCloseTo(y);
  }
});
