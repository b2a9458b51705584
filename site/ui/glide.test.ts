// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { glide } from "./glide.ts";

afterEach(() => vi.unstubAllGlobals());

test("a frame that began before the press does not throw the row back", () => {
  let draw: FrameRequestCallback = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    draw = callback;
    return 1;
  });
  const row = document.createElement("div");
  row.scrollLeft = 100;
  glide(row, 200, 900, () => undefined);
  draw(performance.now() - 16);
  expect(row.scrollLeft).toBe(100);
  draw(performance.now() + 1000);
  expect(row.scrollLeft).toBe(200);
});
