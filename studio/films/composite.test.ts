import { expect, test } from "vitest";
import { composite, dissolve } from "./composite.ts";
import type { Sheet } from "./sheet.ts";

function sheet(pixels: number[][], width: number): Sheet {
  const height = pixels.length / width;
  return { width, height, data: Uint8Array.from(pixels.flat()), top: 0, bottom: height - 1 };
}

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];
const still = { dx: 0, dy: 0, scale: 1, opacity: 1 };

test("a see-through sheet lets the one behind it show", () => {
  const back = sheet([WHITE, WHITE, WHITE, WHITE], 2);
  const front = sheet([BLACK, NOTHING, BLACK, NOTHING], 2);
  const frame = composite(
    [
      { sheet: back, ...still },
      { sheet: front, ...still },
    ],
    2,
    2,
  );
  expect([...frame]).toEqual([0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 255, 255]);
});

test("a move of half a pixel mixes two neighbours", () => {
  const edge = sheet([BLACK, BLACK, WHITE, WHITE, BLACK, BLACK, WHITE, WHITE], 4);
  const frame = composite([{ sheet: edge, ...still, dx: 0.5 }], 4, 2);
  expect(frame[2 * 3]).toBeGreaterThan(120);
  expect(frame[2 * 3]).toBeLessThan(136);
});

test("a dissolve ends in the second frame", () => {
  const from = Uint8Array.from([0, 100, 200]);
  const to = Uint8Array.from([100, 0, 50]);
  expect([...dissolve(from, to, 1)]).toEqual([100, 0, 50]);
});
