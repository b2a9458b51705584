import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf, roundAmount } from "./amounts.ts";

test.for([
  [0.5, 1],
  [1.49, 1],
  [2.5, 3],
  [1.005 * 100, 101], // 100.49999999999999 in binary
] as const)("%d is rounded half up to %d", ([amount, expected]) => {
  expect(roundAmount(amount)).toBe(expected);
});

test("shares in hundredths of a percent are exact, checked with whole numbers", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), fc.nat(10_000), (amount, points) => {
      const exact = (BigInt(amount) * BigInt(points) + 5_000n) / 10_000n;
      expect(shareOf(amount, points / 10_000)).toBe(Number(exact));
    }),
    { numRuns: 10_000 },
  );
});
