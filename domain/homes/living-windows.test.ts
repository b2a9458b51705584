import { expect, test } from "vitest";
import type { HomeType, Stack } from "./development.ts";
import { livingWindows } from "./living-windows.ts";
import { makeDevelopment } from "./test-development.ts";

/** Two bays of 4 m: a living room in the left one, which is at a corner, and a bedroom in the right one. */
const corner: HomeType = {
  ...makeDevelopment().types[0]!,
  bays: 2,
  front: ["balcony", "balcony"],
  rear: ["wall", "wall"],
  left: ["window", "window"],
  rooms: [
    { kind: "living", parts: [[0.3, 0.3, 4, 4]] },
    { kind: "bedroom", parts: [[4.1, 0.3, 7.9, 4]] },
    { kind: "kitchen", parts: [[0.3, 4.1, 4, 9.7]] },
  ],
};

function windowsOf(facts: Partial<Stack>) {
  const development = makeDevelopment({ types: [corner] });
  return livingWindows(development, { ...development.stacks[0]!, ...facts }, 2);
}

test("the windows of a living room are on both sides of its corner, without those of other rooms", () => {
  expect(windowsOf({})).toEqual([
    { face: "front", at: [0.5, 3, 3.5, 5] },
    { face: "left", at: [1, 3.5, 3, 5] },
  ]);
});

test("a mirrored home has its living room at the other end", () => {
  expect(windowsOf({ mirrored: true })).toEqual([
    { face: "front", at: [4.5, 3, 7.5, 5] },
    { face: "right", at: [1, 3.5, 3, 5] },
  ]);
});

test("a home that faces the back has its living room there", () => {
  expect(windowsOf({ faces: "back" })).toEqual([
    { face: "back", at: [4.5, 3, 7.5, 5] },
    { face: "right", at: [5, 3.5, 7, 5] },
  ]);
});
