// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { glide } from "./glide.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("dir");
});

/** A row scrolled to this place, and its next animation frame. */
function makeRow(scrollLeft: number) {
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  const row = Object.assign(document.createElement("div"), { scrollLeft });
  return { row, runFrame: (time: number) => frame(time) };
}

test("a frame that started before the click does not move the row back", () => {
  const { row, runFrame } = makeRow(100);
  const before = performance.now() - 16;
  glide(row, 200, 900, () => undefined);
  runFrame(before);
  expect(row.scrollLeft).toBe(100);
  runFrame(performance.now() + 1000);
  expect(row.scrollLeft).toBe(200);
});

test("a row in a right-to-left page scrolls to the left of its start", () => {
  document.documentElement.dir = "rtl";
  const { row, runFrame } = makeRow(-100);
  glide(row, 200, 900, () => undefined);
  runFrame(performance.now() + 1000);
  expect(row.scrollLeft).toBe(-200);
});
