import { expect, test } from "vitest";
import { roomMistakes } from "./plan-rooms.ts";
import { windowMistakes } from "./plan-windows.ts";
import { mistakesOf, twoBedrooms, withRoom } from "./test-floor-plan.ts";

test("a correct floor plan has no mistakes", () => {
  expect(mistakesOf({})).toEqual([]);
});

test("a room beyond the walls, or in another room, is reported", () => {
  expect(mistakesOf(withRoom(7, { parts: [[6, 10.3, 9.4, 12.5]] }), roomMistakes)).toEqual([
    "rooms.7.parts.0: the laundry must lie between 0, 0 and 9.2, 12.7: bays times the width of a bay, and depth",
    "rooms.7.parts.0: the laundry overlaps the hall at 4.65, 6, 6.1, 12.5",
  ]);
});

test("rooms that are not those of the type are reported", () => {
  expect(mistakesOf({ bedrooms: 1, study: true, front: ["balcony"] }, roomMistakes)).toEqual([
    "front: has 1 items; must have 2, one for each bay",
    "bedrooms: is 1, and by the rooms it is 2",
    "study: is true, and by the rooms it is false",
  ]);
  const rooms = twoBedrooms.rooms.filter(({ kind }) => kind !== "living" && kind !== "bath");
  expect(mistakesOf({ rooms }, roomMistakes)).toEqual([
    "rooms: must have one room of the kind living or studio",
    "rooms: must have a bath",
  ]);
});

test("a bedroom without a window in an outer wall is reported", () => {
  expect(mistakesOf({ left: ["wall", "wall"] })).toEqual([
    "rooms.5: the bedroom 2 has no window in an outer wall",
  ]);
});

test("a living room without a window in an outer wall is reported", () => {
  expect(mistakesOf({ front: ["balcony", "wall"] }, windowMistakes)).toEqual([
    "rooms.0: the living has no window in an outer wall",
  ]);
});

test("a window before two rooms is reported", () => {
  expect(mistakesOf({ rear: ["wall", "window"] }, windowMistakes)).toEqual([]);
  expect(mistakesOf({ left: ["window", "window"] }, windowMistakes)).toEqual([]);
  const rooms = withRoom(5, { parts: [[0.4, 8.4, 4.55, 10.6]] });
  expect(mistakesOf(rooms, windowMistakes)).toEqual([
    "left.1: must have one room behind the whole window",
    "rooms.5: the bedroom 2 has no window in an outer wall",
  ]);
});
