import { expect, test } from "vitest";
import { wayMistakes } from "./plan-ways.ts";
import { mistakesOf, twoBedrooms, withDoor, withRoom } from "./test-floor-plan.ts";

test("a floor plan without an entrance is reported", () => {
  expect(mistakesOf({ doors: twoBedrooms.doors.slice(1) }, wayMistakes)).toEqual([
    "doors: must have one door to the outside, not 0",
  ]);
});

test("an entrance to a room other than a hall is reported", () => {
  const laundry = withDoor(0, { hinge: [7, 12.6], latch: [7.9, 12.6] });
  expect(mistakesOf(laundry, wayMistakes)).toEqual([
    "doors.0: the entrance opens to the laundry; must open to a hall",
  ]);
});

test("a room without a door is reported", () => {
  expect(mistakesOf({ doors: twoBedrooms.doors.slice(0, -1) }, wayMistakes)).toEqual([
    "rooms.7: no door leads to the laundry",
  ]);
});

test("a bath that is entered from a living room or from a dressing is reported", () => {
  expect(mistakesOf(withRoom(3, { kind: "dressing" }), wayMistakes)).toContain(
    "doors.4: leads from the dressing to the bath 1; a bath must be entered from a hall or a bedroom",
  );
  expect(mistakesOf(withRoom(3, { kind: "family" }), wayMistakes)).toEqual([
    "doors.4: leads from the family to the bath 1; a bath must be entered from a hall or a bedroom",
  ]);
});

test("a bedroom that is reached only through another room is reported", () => {
  const { doors } = withDoor(5, { hinge: [3, 7.45], latch: [3.9, 7.45] });
  expect(mistakesOf({ doors }, wayMistakes)).toEqual([
    "doors.5: leads from the bedroom 1 to the bedroom 2; a bedroom must be entered from a hall",
  ]);
});
