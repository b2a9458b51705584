import { expect, test, vi } from "vitest";
import { sum } from "./amounts.ts";
import { requireRule } from "./market.ts";
import { dubai } from "./markets/dubai/dubai.ts";
import { RULES } from "./markets/dubai/rules.ts";
import { makePurchasePlan } from "./purchase-plan.ts";
import { type Case, exceptions, total } from "./test-purchase-cases.ts";

// Thousands of plans take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function isNational({ buyer }: Case["choices"]): boolean {
  return buyer === "national";
}

test("the drawings add up to the loan, and so do the parts that it pays", () => {
  expect(
    exceptions(({ purchasePlan }) => {
      const loan = purchasePlan.mortgage?.loan ?? 0;
      const paid = sum(purchasePlan.lines.map(({ fromLoan = 0 }) => fromLoan));
      return paid === loan && total(purchasePlan, "loan") + loan === 0;
    }),
  ).toEqual([]);
});

test("a purchase plan with a sale ends on its day, and the bank has the loan and interest by then", () => {
  expect(
    exceptions(({ purchasePlan }) => {
      if (purchasePlan.dates.sale === null) return true;
      const { loan, interest } = purchasePlan.mortgage ?? { loan: 0, interest: 0 };
      const gained = total(purchasePlan, "interest", "mortgage", "loanRepayment") - loan;
      return (
        purchasePlan.lines.at(-1)?.date === purchasePlan.dates.sale &&
        gained >= 0 &&
        gained <= interest
      );
    }),
  ).toEqual([]);
});

test("a loan keeps the Central Bank's limits", () => {
  expect(
    exceptions(({ purchasePlan: { price, mortgage, loanLimit }, choices }) => {
      if (!mortgage) return true;
      return (
        choices.pay === "mortgage" &&
        mortgage.loan < price * requireRule(dubai, loanLimit).value + 1 &&
        mortgage.term <= RULES.longestTerm.value &&
        mortgage.monthlyPayment <= (choices.income ?? Infinity) * RULES.debtBurden.value &&
        mortgage.loan <= (choices.income ?? Infinity) * 12 * (isNational(choices) ? 8 : 7) &&
        (choices.buyer !== "abroad" || mortgage.loan < price * choices.bankShare + 1)
      );
    }),
  ).toEqual([]);
});

test("no buyer is older than the limit at the last instalment", () => {
  expect(
    exceptions(({ purchasePlan: { mortgage, dates }, choices }) => {
      if (!mortgage || choices.born === null) return true;
      const last = new Date(dates.keys).getUTCFullYear() + mortgage.term;
      return last - choices.born <= (isNational(choices) ? 70 : 65);
    }),
  ).toEqual([]);
});

test("a wish is corrected downwards, and the last correction is what the buyer gets", () => {
  expect(
    exceptions(({ purchasePlan: { corrections, mortgage } }) => {
      const loan = corrections.findLast(({ field }) => field === "loan")?.used;
      return (
        corrections.every(({ given, used }) => used < given) &&
        (loan === undefined || loan === (mortgage?.loan ?? 0))
      );
    }),
  ).toEqual([]);
});

test("a larger deposit never raises the loan", () => {
  expect(
    exceptions(({ home, terms, choices, number }) => {
      const loanWith = (deposit: number) =>
        makePurchasePlan(home, terms, { ...choices, deposit, years: 1 }).mortgage?.loan ?? 0;
      return loanWith((number + 1) / 50) <= loanWith(number / 50);
    }),
  ).toEqual([]);
});
