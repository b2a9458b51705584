import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { internalRate } from "./internal-rate.ts";
import { makePurchasePlan } from "./purchase-plan.ts";
import { anyChoices, anyHome, anyTerms, manyBuyers } from "./test-purchase.ts";

// Thousands of plans take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Independent of the code under test: powers instead of logarithms, days from the platform. */
function presentValue(lines: { date: string; amount: number }[], rate: number): number {
  const first = Math.min(...lines.map(({ date }) => Date.parse(date)));
  return lines.reduce((total, { date, amount }) => {
    const years = (Date.parse(date) - first) / 86_400_000 / 365;
    return total + amount / (1 + rate) ** years;
  }, 0);
}

test.for([
  [
    "a year of 365 days",
    [
      ["2026-01-01", 100],
      ["2027-01-01", -110],
    ],
    0.1,
  ],
  [
    "two years with a leap day",
    [
      ["2027-01-01", 100],
      ["2029-01-01", -121],
    ],
    0.0998568,
  ],
  [
    "money back without gain",
    [
      ["2026-01-01", 100],
      ["2029-01-01", -100],
    ],
    0,
  ],
  [
    "a loss of three quarters",
    [
      ["2026-01-01", 100],
      ["2028-01-01", -25],
    ],
    -0.5,
  ],
  // The example of spreadsheet manuals: -10,000; 2,750; 4,250; 3,250; 2,750.
  [
    "five dates",
    [
      ["2008-01-01", 10_000],
      ["2008-03-01", -2_750],
      ["2008-10-30", -4_250],
      ["2009-02-15", -3_250],
      ["2009-04-01", -2_750],
    ],
    0.373362535,
  ],
] as [string, [string, number][], number][])("the rate of %s is found", ([, flows, rate]) => {
  const lines = flows.map(([date, amount]) => ({ date, amount }));
  expect(internalRate(lines)).toBeCloseTo(rate, 6);
});

test("of two rates in one step the one nearer to 0 is found, on either side", () => {
  for (const [near, far] of [
    [-0.005, 0.015],
    [0.005, -0.015],
  ] as const) {
    const [one, other] = [1 / (1 + near), 1 / (1 + far)];
    const lines = [
      { date: "2025-01-01", amount: 1e8 * one * other },
      { date: "2026-01-01", amount: -1e8 * (one + other) },
      { date: "2027-01-01", amount: 1e8 },
    ];
    expect(internalRate(lines)).toBeCloseTo(near, 6);
  }
});

test("payments without receipts have no rate", () => {
  expect(internalRate([{ date: "2026-01-01", amount: 100 }])).toBeNull();
  expect(internalRate([])).toBeNull();
});

const purchasePlans = fc
  .sample(fc.tuple(anyHome, anyTerms, anyChoices), manyBuyers)
  .map(([home, terms, choices]) =>
    makePurchasePlan(home, terms, { ...choices, years: choices.years ?? 10 }),
  );

test("at its rate of return a purchase is worth 0, to a millionth of a fils in each dirham", () => {
  const found = purchasePlans.flatMap(({ internalRate, lines }) =>
    internalRate === null ? [] : { internalRate, lines },
  );
  expect(found.length).toBeGreaterThan(0.9 * purchasePlans.length);
  const wrong = found.filter(({ internalRate, lines }) => {
    const sizes = lines.map(({ date, amount }) => ({ date, amount: Math.abs(amount) }));
    const value = presentValue(lines, internalRate) / presentValue(sizes, internalRate);
    return !(Math.abs(value) < 1e-8);
  });
  expect(wrong.slice(0, 1)).toEqual([]);
});

test("a purchase without a rate of return loses at every rate", () => {
  const without = purchasePlans.filter(({ internalRate }) => internalRate === null);
  expect(without.length).toBeGreaterThan(0);
  const rates = [-0.9, -0.5, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.5, 1, 5];
  const wrong = without.filter(({ lines }) => rates.some((rate) => presentValue(lines, rate) < 0));
  expect(wrong.slice(0, 1)).toEqual([]);
});
