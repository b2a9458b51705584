import { expect, test } from "vitest";
import { doorMistakes } from "./plan-doors.ts";
import { mistakesOf, withDoor, withMoved, withPiece } from "./test-floor-plan.ts";

test("a door within a room is reported", () => {
  expect(mistakesOf(withDoor(4, { hinge: [1, 2], latch: [1.8, 2] }), doorMistakes)).toEqual([
    "doors.4: must lie in a wall: between two rooms, or between a room and the outside",
  ]);
});

test("a door that is too narrow is reported", () => {
  expect(mistakesOf(withDoor(0, { latch: [5, 12.6] }), doorMistakes)).toEqual([
    "doors.0: is 0.8 m wide; must be 0.9 m or more",
  ]);
  expect(mistakesOf(withDoor(4, { latch: [2.65, 6.4] }), doorMistakes)).toEqual([
    "doors.4: is 0.65 m wide; must be 0.7 m or more",
  ]);
});

test("a door that opens against furniture, or close to a toilet, is reported", () => {
  expect(mistakesOf(withMoved("washer", [6.4, 10.7, 7, 11.3]), doorMistakes)).toEqual([
    "doors.7: opens against the washer at 6.4, 10.7, 7, 11.3",
  ]);
  expect(mistakesOf(withMoved("toilet", [1.9, 6.5, 2.3, 7.2]), doorMistakes)).toEqual([
    "doors.4: opens against the toilet at 1.9, 6.5, 2.3, 7.2",
  ]);
});

test("a door behind a sofa is reported", () => {
  expect(mistakesOf(withPiece("sofa", [4.7, 5.1, 6.1, 5.9]), doorMistakes)).toEqual([
    "doors.1: has the sofa at 4.7, 5.1, 6.1, 5.9 before it; 0.6 m on both sides must be free",
  ]);
});

test("furniture may stand at a part of a wide opening", () => {
  expect(mistakesOf(withPiece("cupboard", [6.2, 6.5, 6.9, 7]), doorMistakes)).toEqual([]);
});

test("a door that opens against a wall is reported", () => {
  const door = withDoor(4, { hinge: [2.65, 6.7], latch: [2.65, 7.5] });
  expect(mistakesOf(door, doorMistakes)).toContain("doors.4: opens against a wall");
});

test("a door that opens against another door is reported", () => {
  const door = withDoor(7, { hinge: [6.15, 11.4], latch: [6.15, 12.2], into: "-x" });
  expect(mistakesOf(door, doorMistakes)).toContain("doors.0: opens against doors.7");
});
