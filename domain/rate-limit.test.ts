import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { admit, LEAD_RATE_LIMITS, type RateLimit, type UsageWindows } from "./rate-limit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function request(times: number[], limits: readonly RateLimit[] = LEAD_RATE_LIMITS) {
  let windows: UsageWindows = {};
  const admitted = times.filter((at) => {
    const admission = admit(windows, { at, amount: 1 }, limits);
    if (admission.allowed) ({ windows } = admission);
    return admission.allowed;
  });
  return { admitted, windows };
}

const admitAt = (windows: UsageWindows, at: number) => admit(windows, { at, amount: 1 });

const tenAt = (at: number) => request(Array.from({ length: 10 }, () => at)).windows;

test("[9.001] ten requests a minute pass, the eleventh waits until the first is a minute old", () => {
  const { admitted, windows } = request([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => at * 1000));
  expect(admitted).toHaveLength(10);
  expect(admitAt(windows, 20_000)).toEqual({ allowed: false, retryAfter: 40_000 });
  expect(admitAt(windows, MINUTE - 1)).toEqual({ allowed: false, retryAfter: 1 });
  expect(admitAt(windows, MINUTE)).toMatchObject({ allowed: true });
});

test("[9.001] ten requests at once pass, the eleventh waits a minute", () => {
  const windows = tenAt(5000);
  expect(admitAt(windows, 5000)).toEqual({ allowed: false, retryAfter: MINUTE });
  expect(admitAt(windows, 65_000)).toMatchObject({ allowed: true });
});

test("[9.001] a hundred requests an hour pass, the next waits", () => {
  const { admitted, windows } = request(Array.from({ length: 100 }, (_, at) => at * 10_000));
  expect(admitted).toHaveLength(100);
  expect(admitAt(windows, 30 * MINUTE)).toEqual({ allowed: false, retryAfter: 30 * MINUTE });
  expect(admitAt(windows, HOUR)).toMatchObject({ allowed: true });
});

test("[9.001] requests within the limit of the minute still meet the limit of the hour", () => {
  const everySixSeconds = Array.from({ length: 200 }, (_, index) => index * 6001);
  expect(request(everySixSeconds).admitted).toHaveLength(100);
});

test("a refused request does not count", () => {
  const windows = tenAt(0);
  expect(admitAt(windows, 1)).not.toHaveProperty("windows");
  expect(windows).toEqual(tenAt(0));
});

test.for([2000, 30_000, HOUR, 24 * 365 * HOUR])(
  "a clock that was set back by %s ms forgets no request, and refuses for one window",
  (back) => {
    const before = back + HOUR;
    const refused = admitAt(tenAt(before), before - back);
    expect(refused).toMatchObject({ allowed: false, retryAfter: MINUTE });
    const { corrected } = refused as { corrected: UsageWindows };
    expect(admitAt(corrected, HOUR + MINUTE - 1)).toMatchObject({ allowed: false, retryAfter: 1 });
    expect(admitAt(corrected, HOUR + MINUTE)).toMatchObject({ allowed: true });
    const hour = request(Array.from({ length: 100 }, (_, index) => before + index * 10_000));
    const again = admitAt(hour.windows, 0) as { corrected: UsageWindows };
    expect(again).toMatchObject({ allowed: false, retryAfter: HOUR });
    expect(admitAt(again.corrected, HOUR)).toMatchObject({ allowed: true });
  },
);

test("an instance whose clock is a little behind counts the requests that others admitted", () => {
  expect(admitAt(tenAt(1_000_000), 999_900)).toMatchObject({ allowed: false });
});

test("[9.001] a request is refused only when a window has reached its limit", () => {
  const gaps = array(integer({ min: 0, max: 40_000 }), { minLength: 100, maxLength: 400 });
  assert(
    property(gaps, (steps) => {
      let now = 0;
      const times = steps.map((step) => (now += step));
      const allowed: number[] = [];
      for (const at of times) {
        const isFree = LEAD_RATE_LIMITS.every(
          ({ limit, milliseconds }) =>
            allowed.filter((time) => at - time < milliseconds).length < limit,
        );
        if (isFree) allowed.push(at);
      }
      expect(request(times).admitted).toEqual(allowed);
    }),
    { endOnFailure: true },
  );
});

test("[9.001] no window ever admits more than its limit, and a request after the wait passes", () => {
  const gaps = array(integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 400 });
  assert(
    property(gaps, (steps) => {
      let now = 1_700_000_000_000;
      const { admitted, windows } = request(steps.map((step) => (now += step)));
      for (const { limit, milliseconds } of LEAD_RATE_LIMITS) {
        for (const [index, time] of admitted.entries()) {
          const next = admitted[index + limit];
          if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(milliseconds);
        }
      }
      const next = admitAt(windows, now);
      if (!next.allowed) expect(admitAt(windows, now + next.retryAfter).allowed).toBe(true);
    }),
  );
});

test("the stored windows stay small however much is admitted", () => {
  const limits = LEAD_RATE_LIMITS.map((limit) => ({ ...limit, limit: 1_000_000 }));
  const times = Array.from({ length: 100_000 }, (_, index) => index * 36);
  const { admitted, windows } = request(times, limits);
  expect(admitted).toHaveLength(times.length);
  expect(JSON.stringify(windows).length).toBeLessThan(6000);
});
