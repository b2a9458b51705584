import { expect, test } from "vitest";
import type { FurnitureKind, HomeType } from "#domain/homes/development.ts";
import { equipmentMistakes } from "./plan-equipment.ts";
import { mistakesOf, twoBedrooms, withMoved, withPiece, withRoom } from "./test-floor-plan.ts";

test.each(["sink", "cooker", "fridge"] as const)("a kitchen without a %s is reported", (kind) => {
  expect(mistakesOf(withMoved(kind), equipmentMistakes)).toEqual([
    `rooms.1: the kitchen has 0 of ${kind}; must have one`,
  ]);
});

test("a kitchen with two sinks is reported", () => {
  expect(mistakesOf(withPiece("sink", [8.5, 9.3, 9.1, 10]), equipmentMistakes)).toEqual([
    "rooms.1: the kitchen has 2 of sink; must have one",
  ]);
});

test("a sink beside the counter is reported", () => {
  expect(mistakesOf(withMoved("sink", [6.3, 8, 6.9, 8.6]), equipmentMistakes)).toEqual([
    "furniture.6: the sink must be set into a counter",
  ]);
});

test("a home without a dining table, or with two, is reported", () => {
  expect(mistakesOf(withMoved("table"), equipmentMistakes)).toEqual([
    "furniture: has 0 of table; a home must have one, to dine at",
  ]);
  expect(mistakesOf(withPiece("table", [6.5, 0.5, 8.5, 1.3]), equipmentMistakes)).toEqual([
    "furniture: has 2 of table; a home must have one, to dine at",
  ]);
});

test("a dining table far from the living room is reported", () => {
  expect(mistakesOf(withMoved("table", [0.6, 3.8, 2.4, 4.6]), equipmentMistakes)).toEqual([
    "furniture.2: the table is in the bedroom; must be in the living, dining, studio or kitchen",
  ]);
  expect(mistakesOf(withRoom(7, { kind: "dining" }), equipmentMistakes)).toEqual([
    "rooms.7: the dining has no door to the living; must be beside it",
  ]);
});

test.each([
  ["basin", "rooms.4: the bath 1 has 0 of basin; must have one or more"],
  ["toilet", "rooms.4: the bath 1 has 0 of toilet; must have one"],
  ["bathtub", "rooms.4: the bath 1 has 0 of shower or bathtub; must have one or more"],
  ["bed", "rooms.3: the bedroom 1 has 0 of bed; must have one or more"],
  ["sofa", "rooms.0: the living has 0 of sofa; must have one or more"],
  ["washer", "rooms.7: the laundry has 0 of washer; must have one or more"],
  ["wardrobe", "rooms.3: the bedroom 1 has no wardrobe; must have one, or a dressing with one"],
] as const)("a room without its %s is reported", (kind, message) => {
  expect(mistakesOf(withMoved(kind), equipmentMistakes)).toEqual([message]);
});

test("the wardrobe of a bedroom may stand in its dressing", () => {
  const without = (kinds: readonly FurnitureKind[]) =>
    twoBedrooms.furniture.filter(({ kind }) => !kinds.includes(kind));
  const dressed: Partial<HomeType> = {
    ...withRoom(4, { kind: "dressing" }),
    furniture: [
      ...without(["wardrobe"]),
      { kind: "wardrobe", at: [0.4, 5.6, 1, 6.6] },
      { kind: "wardrobe", at: [3.95, 7.5, 4.55, 9.3] },
    ],
  };
  expect(mistakesOf(dressed, equipmentMistakes)).toEqual([]);
});
