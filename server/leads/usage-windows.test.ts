import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEAD_RATE_LIMITS, type RateLimit } from "#domain/rate-limit.ts";
import { admitInto, type UsageWindows } from "./usage-windows.ts";

/** When the requests that come at these times are let in. */
function letIn(times: number[], limits: readonly RateLimit[] = LEAD_RATE_LIMITS) {
  let windows: UsageWindows = {};
  const admitted: number[] = [];
  for (const time of times) {
    const decision = admitInto(windows, { at: time, amount: 1 }, limits);
    if (!decision.allowed) continue;
    windows = decision.windows;
    admitted.push(time);
  }
  return { admitted, windows };
}

test("[9.001] ten are let in at once, the eleventh is told to come back in a minute", () => {
  const { windows } = letIn(Array.from({ length: 10 }, () => 5000));
  expect(admitInto(windows, { at: 5000, amount: 1 }, LEAD_RATE_LIMITS)).toEqual({
    allowed: false,
    retryAfter: 60_000,
  });
  expect(admitInto(windows, { at: 65_000, amount: 1 }, LEAD_RATE_LIMITS)).toMatchObject({
    allowed: true,
  });
});

test("[9.001] a source that keeps to the minute still meets the limit of the hour", () => {
  const everySixSeconds = Array.from({ length: 200 }, (_, index) => index * 6001);
  expect(letIn(everySixSeconds).admitted).toHaveLength(100);
});

test("never are more let in than a window allows, and who waits as told is let in", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(gaps, (waits) => {
      let now = 1_700_000_000_000;
      const { admitted, windows } = letIn(waits.map((wait) => (now += wait)));
      for (const { limit, milliseconds } of LEAD_RATE_LIMITS) {
        for (const [index, time] of admitted.entries()) {
          const before = admitted[index - limit];
          if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(milliseconds);
        }
      }
      const next = admitInto(windows, { at: now, amount: 1 }, LEAD_RATE_LIMITS);
      if (!next.allowed) {
        const later = admitInto(
          windows,
          { at: now + next.retryAfter, amount: 1 },
          LEAD_RATE_LIMITS,
        );
        expect(later.allowed).toBe(true);
      }
    }),
  );
});

test("what is remembered stays small however much is let in", () => {
  const limits = LEAD_RATE_LIMITS.map((limit) => ({ ...limit, limit: 1_000_000 }));
  const times = Array.from({ length: 100_000 }, (_, index) => index * 36);
  const { admitted, windows } = letIn(times, limits);
  expect(admitted).toHaveLength(times.length);
  expect(JSON.stringify(windows).length).toBeLessThan(6000);
});

test("a clock that is set back blocks nobody", () => {
  const { windows } = letIn(Array.from({ length: 10 }, () => 1_000_000));
  expect(admitInto(windows, { at: 10_000, amount: 1 }, LEAD_RATE_LIMITS)).toMatchObject({
    allowed: true,
  });
});

test("an instance whose clock is a little behind counts what the others let in", () => {
  const { windows } = letIn(Array.from({ length: 10 }, () => 1_000_000));
  expect(admitInto(windows, { at: 999_900, amount: 1 }, LEAD_RATE_LIMITS)).toMatchObject({
    allowed: false,
  });
});
