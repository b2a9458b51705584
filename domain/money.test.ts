import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatPrice, toCents } from "./money.ts";

test("[9.020] amounts are shown in dollars with two decimals", () => {
  expect(formatPrice("65.00")).toBe("$65.00");
  expect(formatMoney(102_500)).toBe("$1,025.00");
  expect(formatMoney(1_260_050)).toBe("$12,600.50");
  expect(formatMoney(0)).toBe("$0.00");
});

test("thousands are separated as by Intl", () => {
  const platform = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    // Half of them near the first amount that has a separator.
    fc.property(fc.oneof(fc.nat(2_000_000), fc.nat(10_000_000_000)), (cents) => {
      expect(formatMoney(cents)).toBe(`$${platform.format(cents / 100)}`);
    }),
  );
});

test("every price is formatted from cents unchanged", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      expect(toCents((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
});
