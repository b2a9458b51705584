import { expect, test } from "vitest";
import { compassPoint, faceOf, facing, toBuilding, toWing } from "./placement.ts";
import { makeDevelopment } from "./test-development.ts";

const wing = makeDevelopment().wings[0]!;

test("a wing that is turned by a quarter runs along y, its depth along -x", () => {
  const [x, y] = toBuilding({ at: [10, 20], turn: 90 }, [3, 1]);
  expect(x).toBeCloseTo(9);
  expect(y).toBeCloseTo(23);
});

test.for([
  ["front", false, [9, 2]],
  ["front", true, [11, 2]],
  ["back", false, [11, 8]],
  ["back", true, [9, 8]],
] as const)(
  "a floor plan that faces %s, mirrored: %s, lies the right way in its wing",
  (example) => {
    const [faces, mirrored, place] = example;
    expect(toWing([1, 2], { bay: 2, faces, mirrored }, { bays: 1 }, wing, 4)).toEqual(place);
  },
);

test.for([
  ["front", 180],
  ["right", 90],
  ["back", 0],
  ["left", 270],
] as const)("the %s of a building whose y axis points north looks to %i°", ([face, direction]) => {
  expect(facing({ north: 0 }, wing, face)).toBe(direction);
});

test("a wing that is turned counter-clockwise looks further east", () => {
  expect(facing({ north: 0 }, { ...wing, turn: 90 }, "front")).toBe(90);
});

test("a direction has the nearest compass point, also just west of north", () => {
  expect(compassPoint(22)).toBe("N");
  expect(compassPoint(23)).toBe("NE");
  expect(compassPoint(350)).toBe("N");
});

test.for([
  ["front", "back", false, "back"],
  ["rear", "back", false, "front"],
  ["rear", "front", false, "back"],
  ["left", "front", false, "left"],
  ["left", "front", true, "right"],
  ["left", "back", false, "right"],
  ["left", "back", true, "left"],
] as const)(
  "the %s of a floor plan that faces %s, mirrored: %s, is on the wing's %s",
  (example) => {
    const [side, faces, mirrored, face] = example;
    expect(faceOf(side, { faces, mirrored })).toBe(face);
  },
);
