import { expect, test } from "vitest";
import type { Development, Wing } from "./development.ts";
import { isLivingRoomSunlit } from "./shade.ts";
import { makeDevelopment } from "./test-development.ts";

const south = 180;

/** Whether the sun shines into the home of stack 1 on a floor; the middle of its glass is 1 m above the floor. */
function isSunlit(floor: number, altitude: number, azimuth = south, facts?: Partial<Development>) {
  const development = makeDevelopment(facts);
  return isLivingRoomSunlit(development, development.stacks[0]!, floor, { azimuth, altitude });
}

test("the sun shines on the highest floor from before it", () => {
  expect(isSunlit(2, 30)).toBe(true);
});

test("the sun does not shine from behind the façade", () => {
  expect(isSunlit(2, 30, south + 89)).toBe(false);
  expect(isSunlit(2, 30, 0)).toBe(false);
});

test("the sun does not shine from below the horizon", () => {
  expect(isSunlit(2, 0.1)).toBe(true);
  expect(isSunlit(2, -0.1)).toBe(false);
});

test("the balcony above hides a sun that stands higher than its edge", () => {
  // The edge is 2.25 m before the glass and 1.75 m above its middle: atan(1.75 / 2.25) = 37.9°.
  expect(isSunlit(1, 37.5)).toBe(true);
  expect(isSunlit(1, 38.5)).toBe(false);
  expect(isSunlit(2, 38.5)).toBe(true);
});

test("the wall above the glass hides a sun that stands nearly overhead", () => {
  // The glass is 0.25 m behind the wall and reaches 1 m above its middle: atan(1 / 0.25) = 76.0°.
  expect(isSunlit(2, 75.5)).toBe(true);
  expect(isSunlit(2, 76.5)).toBe(false);
});

test("another wing hides a sun that stands lower than its parapet", () => {
  const before: Wing = { letter: "B", at: [-10, -30], turn: 0, bays: 5, depth: 10, floors: 2 };
  const wings = [...makeDevelopment().wings, before];
  // The parapet is 6 m above the glass, 20.25 m away: atan(6 / 20.25) = 16.5°.
  expect(isSunlit(1, 16, south, { wings })).toBe(false);
  expect(isSunlit(1, 17, south, { wings })).toBe(true);
});

test("the lower part of a wing hides less than the rest of it", () => {
  const lower = { bays: [0, 5], floors: 1 } as const;
  const before: Wing = {
    letter: "B",
    at: [-10, -30],
    turn: 0,
    bays: 9,
    depth: 10,
    floors: 2,
    lower,
  };
  const wings = [...makeDevelopment().wings, before];
  // Its parapet is 3 m above the glass: atan(3 / 20.25) = 8.4°.
  expect(isSunlit(1, 8, south, { wings })).toBe(false);
  expect(isSunlit(1, 9, south, { wings })).toBe(true);
});

test("a neighbour hides a sun that stands lower than its roof", () => {
  const neighbours = [{ at: [-10, -30, 10, -20], height: 10 }] as const;
  // The roof is 9 m above the glass, 20.25 m away: atan(9 / 20.25) = 24.0°.
  expect(isSunlit(1, 23.5, south, { neighbours })).toBe(false);
  expect(isSunlit(1, 24.5, south, { neighbours })).toBe(true);
});

test("a neighbour hides the sun only in its direction", () => {
  const neighbours = [{ at: [-10, -30, -1, -20], height: 10 }] as const;
  // Its edge is 1 m to the right of the glass, and 20.25 or 30.25 m before it: atan(1 / 20.25) = 2.8°.
  expect(isSunlit(1, 10, south - 2, { neighbours })).toBe(false);
  expect(isSunlit(1, 10, south - 3, { neighbours })).toBe(true);
});

test("the building turns with its compass direction", () => {
  expect(isSunlit(2, 30, 90, { north: 270 })).toBe(true);
  expect(isSunlit(2, 30, south, { north: 180 })).toBe(false);
});
