import { expect, test } from "vitest";
import { seededRandom } from "./random.ts";

function firstThree(key: string): number[] {
  const random = seededRandom(key);
  return [random.next(), random.next(), random.next()];
}

test("the same key gives the same chances, another key others", () => {
  expect(firstThree("warsan-tower")).toEqual(firstThree("warsan-tower"));
  expect(firstThree("warsan-tower")).not.toEqual(firstThree("doaba-park"));
});

test("whole numbers stay within both ends", () => {
  const random = seededRandom("dice");
  const throws = Array.from({ length: 200 }, () => random.whole(1, 6));
  expect(new Set(throws)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
