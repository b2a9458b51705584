import { expect, test } from "vitest";
import { contrast, unreadable } from "./contrast.ts";

test.for([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  // The lightest grey that is readable on white, and the next one, which is not.
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#777777", 4.48],
] as const)("%s on %s has a contrast of %d", ([front, ground, expected]) => {
  expect(contrast(front, ground)).toBeCloseTo(expected, 2);
});

test("a pair that is hard to read is named with its contrast", () => {
  const colours = { ink: "#777777", paper: "#ffffff", surface: "#000000" };
  expect(unreadable(colours, [["ink", ["paper", "surface"], 4.5]])).toEqual([
    {
      front: "ink",
      message:
        "has a contrast of 4.47 with paper and needs 4.5: make one of them darker or lighter",
    },
  ]);
});
