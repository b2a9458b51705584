import { expect, test } from "vitest";
import { sizeMistakes } from "./plan-sizes.ts";
import { mistakesOf, twoBedrooms, withDoor, withRoom } from "./test-floor-plan.ts";

test("a room that is too small or too narrow for its kind is reported with its size", () => {
  expect(mistakesOf(withRoom(6, { parts: [[2.5, 10.7, 4.55, 12.2]] }), sizeMistakes)).toEqual([
    "rooms.6: the bath 2 has 3.08 m²; must have 3.5 m² or more",
    "rooms.6: the bath 2 is 1.5 m wide; must be 1.6 m or more",
  ]);
});

test("a first bedroom that is not the largest is reported", () => {
  const [living, kitchen, hall, first, bath, second, ...others] = twoBedrooms.rooms;
  const rooms = [living!, kitchen!, hall!, second!, bath!, first!, ...others];
  expect(mistakesOf({ rooms }, sizeMistakes)).toEqual([
    "rooms.3: the first bedroom has 12.86 m², and another 23.8 m²; the largest must be the first",
    "rooms.3: the first bedroom must have a bath of its own, with a door from it and no other door",
  ]);
});

test("a first bedroom of less than 12 m² is reported", () => {
  const bedroom = twoBedrooms.rooms[3]!;
  const rooms = [twoBedrooms.rooms[0]!, { ...bedroom, parts: [[0.4, 0.15, 3.4, 4]] as const }];
  expect(mistakesOf({ rooms }, sizeMistakes)).toEqual([
    "rooms.1: the first bedroom has 11.55 m²; must have 12 m² or more",
  ]);
});

test("a first bedroom whose bath has a door for others is reported", () => {
  const doors = [...twoBedrooms.doors, { hinge: [1, 7.45], latch: [1.8, 7.45] } as const];
  const message =
    "the first bedroom must have a bath of its own, with a door from it and no other door";
  expect(mistakesOf({ doors }, sizeMistakes)).toEqual([`rooms.3: ${message}`]);
  expect(mistakesOf(withDoor(4, { hinge: [1, 7.45], latch: [1.8, 7.45] }), sizeMistakes)).toEqual([
    `rooms.3: ${message}`,
  ]);
});

test("a laundry that is not smaller than the kitchen is reported", () => {
  expect(mistakesOf(withRoom(7, { parts: [[6.2, 9, 9.1, 12.5]] }), sizeMistakes)).toEqual([
    "rooms.7: the laundry has 10.15 m², and the kitchen 8.99 m²; a laundry must be smaller than a kitchen",
  ]);
});
