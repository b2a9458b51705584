import { expect, test } from "vitest";
import { convert, groupDigits, spokenAmount } from "./currency.ts";

const rates = { rates: { USD: 4, PKR: 0.01, SAR: 1, GBP: 5, EUR: 4, INR: 0.04 } };

test("a price in its own currency is not rounded", () => {
  expect(convert(1_234_567, "AED", rates)).toBe(1_234_567);
});

test.for([
  ["a million or more to thousands", 4_001_996, 1_000_000],
  ["ten thousand or more to hundreds", 400_196, 100_000],
  ["less to whole units", 39_998, 10_000],
] as const)("an amount in another currency is rounded: %s", ([, aed, amount]) => {
  expect(convert(aed, "USD", rates)).toBe(amount);
});

test("each currency has its own rate", () => {
  expect(convert(1000, "GBP", rates)).toBe(200);
  expect(convert(1000, "PKR", rates)).toBe(100_000);
});

test("digits are grouped by three", () => {
  expect(groupDigits(999)).toBe("999");
  expect(groupDigits(1_043_000)).toBe("1,043,000");
  expect(groupDigits(-1000.4)).toBe("-1,000");
});

test.for([
  [124_000_000, "12.4 crore"],
  [113_684_000, "11.37 crore"],
  [79_618_000, "7.96 crore"],
  [10_000_000, "1 crore"],
  [9_996_000, "1 crore"],
  [8_496_000, "85 lakh"],
  [854_300, "8.54 lakh"],
  [100_000, "1 lakh"],
  [-1_374_000, "-13.7 lakh"],
] as const)("%d rupees are said as %s", ([amount, said]) => {
  for (const currency of ["PKR", "INR"]) {
    const spoken = spokenAmount(amount, currency);
    expect(`${spoken?.count} ${spoken?.unit}`).toBe(said);
  }
});

test("less than a lakh and other currencies are written in digits", () => {
  expect(spokenAmount(99_400, "PKR")).toBeNull();
  expect(spokenAmount(124_000_000, "USD")).toBeNull();
});
