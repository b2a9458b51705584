import { expect, test } from "vitest";
import { quickStepTime } from "./quick-steps.ts";

const dubai = (time: string) => Date.parse(`${time}+04:00`);
const now = dubai("2026-11-30T01:20");

test.for([
  ["hour", "2026-11-30T02:20"],
  ["tomorrow", "2026-12-01T10:00"],
  ["week", "2026-12-07T10:00"],
] as const)("the quick step %s is at %s in Dubai", ([step, time]) => {
  expect(quickStepTime(step, now)).toBe(dubai(time));
});
