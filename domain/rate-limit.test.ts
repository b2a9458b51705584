import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { admitRequest, LEAD_RATE_LIMITS } from "./rate-limit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Asks at each of the given times and returns those that were let in. */
function letIn(times: number[]): number[] {
  return times.reduce<number[]>((admitted, now) => admitRequest(admitted, now).times, []);
}

test("[9.001] ten requests a minute pass, the eleventh waits until the first is a minute old", () => {
  const ten = letIn([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => second * 1000));
  expect(ten).toHaveLength(10);
  expect(admitRequest(ten, 20_000)).toMatchObject({ allowed: false, retryAfter: 40_000 });
  expect(admitRequest(ten, MINUTE - 1)).toMatchObject({ allowed: false, retryAfter: 1 });
  expect(admitRequest(ten, MINUTE)).toMatchObject({ allowed: true });
});

test("[9.001] a hundred requests an hour pass, the next waits", () => {
  const hundred = letIn(Array.from({ length: 100 }, (_, index) => index * 10_000));
  expect(hundred).toHaveLength(100);
  expect(admitRequest(hundred, 30 * MINUTE)).toMatchObject({
    allowed: false,
    retryAfter: 30 * MINUTE,
  });
  expect(admitRequest(hundred, HOUR)).toMatchObject({ allowed: true });
});

test("a refused request does not count", () => {
  const ten = letIn(Array.from({ length: 10 }, () => 0));
  expect(admitRequest(ten, 1).times).toEqual(ten);
});

test("a clock that was set back locks nobody out", () => {
  const ahead = Array.from({ length: 10 }, () => 5 * HOUR);
  expect(admitRequest(ahead, 0)).toEqual({ allowed: true, times: [0] });
});

test("[9.001] whatever the rhythm, no window ever holds more than its limit", () => {
  const gaps = array(integer({ min: 0, max: 20_000 }), { maxLength: 400 });
  assert(
    property(gaps, (steps) => {
      let now = 0;
      let remembered: number[] = [];
      const admitted: number[] = [];
      for (const step of steps) {
        now += step;
        const admission = admitRequest(remembered, now);
        remembered = admission.times;
        if (admission.allowed) admitted.push(now);
      }
      for (const { limit, milliseconds } of LEAD_RATE_LIMITS) {
        for (const [index, time] of admitted.entries()) {
          const next = admitted[index + limit];
          if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(milliseconds);
        }
      }
    }),
  );
});
