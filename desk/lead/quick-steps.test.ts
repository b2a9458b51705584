import { expect, test } from "vitest";
import { quickStepTime } from "./quick-steps.ts";

const now = new Date(2026, 10, 30, 17, 20).getTime();

test.for([
  ["hour", new Date(2026, 10, 30, 18, 20)],
  ["tomorrow", new Date(2026, 11, 1, 10, 0)],
  ["week", new Date(2026, 11, 7, 10, 0)],
] as const)("the quick step %s is at %s", ([step, time]) => {
  expect(quickStepTime(step, now)).toBe(time.getTime());
});
