import * as fc from "fast-check";
import { expect, test } from "vitest";
import { groupPins } from "./pin-groups.ts";

const pin = (id: string, x: number, y: number) => ({ id, x, y });

test("pins that are far apart stay alone", () => {
  const groups = groupPins([pin("a", 0, 0), pin("b", 100, 0)], 44);
  expect(groups.map(({ pins }) => pins.map(({ id }) => id))).toEqual([["a"], ["b"]]);
});

test("pins that would cover each other are one group at their middle", () => {
  const groups = groupPins([pin("a", 0, 0), pin("b", 40, 20), pin("c", 500, 0)], 50);
  expect(groups).toMatchObject([
    { x: 20, y: 10 },
    { x: 500, y: 0 },
  ]);
  expect(groups[0]?.pins.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("two pins at one place are one group at every zoom", () => {
  expect(groupPins([pin("a", 7, 7), pin("b", 7, 7)], 0.001)).toHaveLength(1);
});

test("no two groups are closer than the distance, and no pin is lost", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (pins) => {
      const groups = groupPins(pins, 44);
      expect(groups.flatMap((group) => group.pins)).toHaveLength(pins.length);
      for (const [index, one] of groups.entries()) {
        for (const other of groups.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
        }
      }
    }),
  );
});
