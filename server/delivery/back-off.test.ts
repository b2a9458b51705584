import { expect, test } from "vitest";
import { waitAfter } from "./back-off.ts";

test("waits grow from ten seconds to an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfter(attempts, 0.5) / 1000);
  expect(waits).toEqual([10, 30, 90, 270, 810, 2430, 3600]);
});

test("an urgent message waits seconds, then a minute", () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => waitAfter(attempts, 0.5, "urgent") / 1000);
  expect(waits).toEqual([5, 15, 45, 60, 60]);
});

test("messages that failed together are not retried together", () => {
  expect(waitAfter(1, 0)).toBe(8000);
  expect(waitAfter(1, 0.999_999)).toBe(12_000);
});
