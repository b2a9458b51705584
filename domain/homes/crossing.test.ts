import { expect, test } from "vitest";
import { crossing } from "./crossing.ts";
import type { Polygon } from "./polygon.ts";

test.each<[string, Polygon]>([
  [
    "a triangle",
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    "a U whose two tops lie on one line",
    [
      [0, 0],
      [6, 0],
      [6, 4],
      [4, 4],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ],
  ],
])("%s does not cross itself", (_, polygon) => {
  expect(crossing(polygon)).toBeNull();
});

test("corners in the wrong order make the first and the third edge cross", () => {
  const bowTie: Polygon = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
  ];
  expect(crossing(bowTie)).toEqual([0, 2]);
});

test("a corner on another edge counts as a crossing", () => {
  const pinched: Polygon = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 0],
    [0, 4],
  ];
  expect(crossing(pinched)).toEqual([0, 2]);
});
