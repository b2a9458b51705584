import { expect, test } from "vitest";
import { widthsToLoad } from "./load-panorama.ts";

const widths = [2048, 4096];

test("loads the small picture first, and the large one for a large frame", () => {
  expect(widthsToLoad(widths, 1200, 16_384, false)).toEqual([2048, 4096]);
});

test("loads the small picture alone on a phone, to save data, or where the graphics card takes no more", () => {
  expect(widthsToLoad(widths, 390, 16_384, false)).toEqual([2048]);
  expect(widthsToLoad(widths, 1200, 16_384, true)).toEqual([2048]);
  expect(widthsToLoad(widths, 1200, 2048, false)).toEqual([2048]);
});

test("loads nothing where the graphics card takes none of them", () => {
  expect(widthsToLoad(widths, 1200, 1024, false)).toEqual([]);
});
