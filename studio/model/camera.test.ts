import { expect, test } from "vitest";
import { frameFromAir, frameFromStreet, project } from "./camera.ts";
import { corners } from "./vector.ts";

const bounds = { min: [-20, 0, 0], max: [20, 60, 25] } as const;
const frame = { x: 100, y: 50, width: 600, height: 700 };

test("a street camera stands the building on the lower edge of its frame and inside it", () => {
  const camera = frameFromStreet({ bounds, yaw: 0.5, distance: 120, eyeHeight: 8 }, frame);
  const points = project(camera, corners(bounds));
  const ys = points.map(([, y]) => y);
  const xs = points.map(([x]) => x);
  expect(Math.max(...ys)).toBeCloseTo(750, 3);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(49.9);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(99.9);
  expect(Math.max(...xs)).toBeLessThanOrEqual(700.1);
});

test("verticals stay vertical from the street and from the air", () => {
  const cameras = [
    frameFromStreet({ bounds, yaw: 0.5, distance: 120, eyeHeight: 8 }, frame),
    frameFromAir(bounds, 0.6, 0.6, frame),
  ];
  for (const camera of cameras) {
    const [foot, head] = project(camera, [
      [20, 0, 0],
      [20, 60, 0],
    ]);
    expect(foot?.[0]).toBeCloseTo(head?.[0] ?? Number.NaN, 6);
  }
});

test("what lies behind the eye is cut away", () => {
  const camera = frameFromStreet({ bounds, yaw: 0, distance: 120, eyeHeight: 8 }, frame);
  const behind = project(camera, [
    [-5, 0, -400],
    [5, 0, -400],
    [0, 5, -400],
  ]);
  expect(behind).toEqual([]);
});
