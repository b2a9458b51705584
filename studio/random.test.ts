import { expect, test } from "vitest";
import { seededRandom } from "./random.ts";

function firstThree(key: string): number[] {
  const random = seededRandom(key);
  return [random.next(), random.next(), random.next()];
}

test("the same key gives the same numbers, another key others", () => {
  expect(firstThree("warsan-tower")).toEqual(firstThree("warsan-tower"));
  expect(firstThree("warsan-tower")).not.toEqual(firstThree("doaba-park"));
});
