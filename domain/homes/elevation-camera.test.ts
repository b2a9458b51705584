import { expect, test } from "vitest";
import { depthOf, onFace, project } from "./elevation-camera.ts";
import { makeDevelopment, testCamera } from "./test-development.ts";

test("the point that the camera looks at is in the middle of the picture", () => {
  expect(project([0, 0, 0], testCamera)).toEqual([500, 400]);
  expect(project([0, 0, 9], { ...testCamera, to: [0, 0, 9] })).toEqual([500, 400]);
});

test("a metre has as many pixels as the lens and the distance give it", () => {
  expect(project([2, 0, 4], testCamera)).toEqual([550, 300]);
  expect(project([2, 40, 4], testCamera)).toEqual([525, 350]);
  expect(project([2, 0, 4], { ...testCamera, lens: 72 })).toEqual([600, 200]);
});

test("a place on the right of a camera that looks west is north of it", () => {
  const [x] = project([0, 5, 0], { ...testCamera, at: [40, 0, 0] });
  expect(x).toBe(625);
});

test("a place behind the camera has a negative depth", () => {
  expect(depthOf([3, -30], testCamera)).toBe(10);
  expect(depthOf([3, -50], testCamera)).toBe(-10);
});

test("the faces of a wing lie around it, and the bays of its ends begin at its front", () => {
  const wing = makeDevelopment().wings[0]!;
  expect(onFace(wing, "front", 4, 1, 3)).toEqual([-3, 0, 3]);
  expect(onFace(wing, "back", 4, 1, 3)).toEqual([-3, 10, 3]);
  expect(onFace(wing, "left", 4, 1, 3)).toEqual([-4, 1, 3]);
  expect(onFace(wing, "right", 4, 1, 3)).toEqual([4, 1, 3]);
});
