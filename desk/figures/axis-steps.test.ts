import { expect, test } from "vitest";
import { axisSteps } from "./axis-steps.ts";

test.for([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [130, [0, 50, 100, 150]],
  [800, [0, 200, 400, 600, 800]],
] as const)("the axis up to %i has the steps %j", ([most, steps]) => {
  expect(axisSteps(most)).toEqual(steps);
});
