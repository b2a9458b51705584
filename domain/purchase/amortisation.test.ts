import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { amortise, largestLoan, monthlyPayment } from "./amortisation.ts";
import { sum } from "./amounts.ts";
import { manyBuyers } from "./test-purchase.ts";

// Thousands of loans take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const anyLoan = fc.integer({ min: 1_000_000, max: 1_000_000_000 });
const anyRate = fc.oneof(fc.constant(0), fc.nat(2_000)).map((points) => points / 10_000);
const anyTerm = fc.integer({ min: 1, max: 25 }).map((years) => 12 * years);

/** Independent of the annuity formula. */
function leftAfter(loan: number, rate: number, months: number, payment: number): number {
  let balance = loan;
  for (let month = 0; month < months; month++) balance += (balance * rate) / 12 - payment;
  return balance;
}

test("the instalment is the one, to the fils, that pays the loan back within the term", () => {
  fc.assert(
    fc.property(anyLoan, anyRate, anyTerm, (loan, rate, months) => {
      const payment = monthlyPayment(loan, rate, months);
      expect(leftAfter(loan, rate, months, payment + 0.51)).toBeLessThan(0);
      expect(leftAfter(loan, rate, months, payment - 0.51)).toBeGreaterThan(0);
    }),
    manyBuyers,
  );
});

test("a schedule ends at 0 and returns the loan and its interest", () => {
  fc.assert(
    fc.property(anyLoan, anyRate, anyTerm, (loan, rate, months) => {
      const schedule = amortise(loan, rate, months);
      expect(schedule).toHaveLength(months);
      expect(schedule.at(-1)?.balance).toBe(0);
      const interest = sum(schedule.map(({ interest }) => interest));
      expect(sum(schedule.map(({ payment }) => payment))).toBe(loan + interest);
      // Without rounding the interest is all payments less the loan; each month rounds up to half a fils.
      const exact = monthlyPayment(loan, rate, months) * months - loan;
      expect(Math.abs(interest - exact)).toBeLessThan(months * (1 + rate / 12) ** months);
    }),
    { ...manyBuyers, numRuns: 1_000 },
  );
});

test("the largest loan is the last whose instalment fits", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), anyRate, anyTerm, (payment, rate, months) => {
      const loan = largestLoan(payment, rate, months);
      expect(monthlyPayment(loan, rate, months)).toBeLessThanOrEqual(payment);
      expect(monthlyPayment(loan + months, rate, months)).toBeGreaterThan(payment);
    }),
    manyBuyers,
  );
});
