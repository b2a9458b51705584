import { expect, test } from "vitest";
import { furnitureMistakes } from "./plan-furniture.ts";
import { mistakesOf, withMoved, withPiece } from "./test-floor-plan.ts";

test("furniture outside of a room is reported", () => {
  expect(mistakesOf(withMoved("sofa", [4.2, 1, 5.1, 3]), furnitureMistakes)).toEqual([
    "furniture.0: the sofa does not lie in one room",
  ]);
});

test("furniture that overlaps is reported, chairs included", () => {
  expect(mistakesOf(withMoved("low-table", [6.4, 3, 7, 4]), furnitureMistakes)).toContain(
    "furniture.1: the low-table at 6.4, 3, 7, 4 in the living overlaps the table at 7.2, 3.6, 8.2, 5.8",
  );
});

test("a bed for two without a free side is reported with the places", () => {
  expect(mistakesOf(withMoved("bed", [0.4, 0.2, 2.4, 2]), furnitureMistakes)).toContain(
    "furniture.9: the bed at 0.4, 0.2, 2.4, 2 in the bedroom 1 must have free floor: 0.9, -0.3, 2.4, 0.2 and 0.9, 2, 2.4, 2.5",
  );
});

test("a toilet without 0.8 by 1.2 m is reported", () => {
  expect(mistakesOf(withMoved("toilet", [0.5, 6.7, 0.9, 7.4]), furnitureMistakes)).toEqual([
    "furniture.14: the toilet at 0.5, 6.7, 0.9, 7.4 in the bath 1 must have free floor: 0.3, 6.2, 1.1, 7.4",
  ]);
});

test("a wardrobe that cannot be opened is reported", () => {
  expect(mistakesOf(withPiece("low-table", [3.5, 3.5, 3.9, 4]), furnitureMistakes)).toEqual([
    "furniture.12: the wardrobe at 3.95, 3.3, 4.55, 6.1 in the bedroom 1 must have free floor: 3.35, 3.3, 3.95, 6.1",
  ]);
});

test("a chair without a place behind it is reported", () => {
  expect(mistakesOf(withMoved("table", [7.6, 3.6, 8.6, 5.8]), furnitureMistakes)).toEqual([
    "furniture.2: the table at 7.6, 3.6, 8.6, 5.8 in the living must have free floor: 6.9, 3.6, 7.6, 5.8 and 8.6, 3.6, 9.3, 5.8",
  ]);
});

test("a wardrobe before a window is reported", () => {
  expect(mistakesOf(withPiece("wardrobe", [0.4, 8.2, 0.8, 9.4]), furnitureMistakes)).toContain(
    "furniture.26: the wardrobe at 0.4, 8.2, 0.8, 9.4 in the bedroom 2 stands before a window",
  );
});

test("furniture that nobody can walk to is reported", () => {
  const barrier = withPiece("counter", [4.65, 4.6, 9.1, 5.1]);
  expect(mistakesOf(barrier, furnitureMistakes)).toContain(
    "furniture.0: no way of 0.6 m leads to the sofa at 4.65, 1, 5.55, 3.6 in the living",
  );
});
