import { describe, expect, test } from "vitest";
import {
  changed,
  deviceDirection,
  dragged,
  FIRST_LOOK,
  halfTangents,
  lookByKey,
  wrap,
  zoomed,
} from "./look.ts";

const frame = { width: 900, height: 450 };

describe("turning", () => {
  test.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [190, -170],
    [-190, 170],
    [725, 5],
    [-1085, -5],
  ])("%i degrees are the same direction as %i", (given, wrapped) => {
    expect(wrap(given)).toBe(wrapped);
  });

  test("stops before the view stands on its head", () => {
    expect(changed(FIRST_LOOK, { pitch: 200 }).pitch).toBe(85);
    expect(changed(FIRST_LOOK, { pitch: -200 }).pitch).toBe(-85);
  });

  test("follows the pointer: a drag to the right shows what is on the left", () => {
    expect(dragged(FIRST_LOOK, 100, 0, frame)).toEqual({ yaw: -10, pitch: 0, angle: 90 });
    expect(dragged(FIRST_LOOK, 0, 100, frame)).toEqual({ yaw: 0, pitch: 10, angle: 90 });
  });

  test("goes as far with a drag over the whole frame as the frame is wide", () => {
    const near = changed(FIRST_LOOK, { angle: 45 });
    expect(dragged(near, -frame.width, 0, frame).yaw).toBe(45);
    const upright = { width: 450, height: 900 };
    expect(dragged(near, 0, upright.height, upright).pitch).toBe(45);
  });

  test("survives a frame without size", () => {
    expect(dragged(FIRST_LOOK, 1, 1, { width: 0, height: 0 }).yaw).not.toBeNaN();
  });
});

describe("zooming", () => {
  test("shows things twice as large", () => {
    const [before] = halfTangents(FIRST_LOOK, frame);
    const [after] = halfTangents(zoomed(FIRST_LOOK, 2), frame);
    expect(before / after).toBeCloseTo(2);
  });

  test("ends at 35 and at 105 degrees", () => {
    expect(zoomed(FIRST_LOOK, 100).angle).toBe(35);
    expect(zoomed(FIRST_LOOK, 0.01).angle).toBe(105);
  });

  test("keeps the angle on the longer side of the frame", () => {
    const [across, up] = halfTangents(FIRST_LOOK, frame);
    expect([across, up]).toEqual([expect.closeTo(1), expect.closeTo(0.5)]);
    expect(halfTangents(FIRST_LOOK, { width: 450, height: 900 })).toEqual([up, across]);
  });
});

describe("keys", () => {
  test("turn by ten degrees", () => {
    expect(lookByKey(FIRST_LOOK, "ArrowRight")?.yaw).toBe(10);
    expect(lookByKey(FIRST_LOOK, "ArrowLeft")?.yaw).toBe(-10);
    expect(lookByKey(FIRST_LOOK, "ArrowUp")?.pitch).toBe(10);
    expect(lookByKey(FIRST_LOOK, "ArrowDown")?.pitch).toBe(-10);
  });

  test("zoom, and return to the first view", () => {
    const near = lookByKey(FIRST_LOOK, "+");
    expect(near?.angle).toBeLessThan(90);
    expect(lookByKey(near ?? FIRST_LOOK, "-")?.angle).toBeCloseTo(90);
    expect(lookByKey({ yaw: 50, pitch: 20, angle: 40 }, "Home")).toEqual(FIRST_LOOK);
  });

  test("that mean nothing here are left to the page", () => {
    expect(lookByKey(FIRST_LOOK, "Tab")).toBeNull();
    expect(lookByKey(FIRST_LOOK, "a")).toBeNull();
  });
});

describe("the device", () => {
  test.each([
    ["upright, to the north", [0, 90, 0], 0, 0],
    ["upright, turned to the west", [90, 90, 0], -90, 0],
    ["tilted up by 30 degrees", [0, 120, 0], 0, 30],
    ["tilted down by 30 degrees", [0, 60, 0], 0, -30],
    ["on its side, to the west", [0, 0, 90], -90, 0],
  ] as const)("held %s looks there", (_, [alpha, beta, gamma], bearing, pitch) => {
    const direction = deviceDirection(alpha, beta, gamma);
    expect(direction.bearing).toBeCloseTo(bearing);
    expect(direction.pitch).toBeCloseTo(pitch);
  });
});
