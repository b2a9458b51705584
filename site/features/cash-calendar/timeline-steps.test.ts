import { expect, test } from "vitest";
import { timelineSteps } from "./timeline-steps.ts";
import { purchasePlan } from "./test-purchase-plan.ts";

test("a step is a day on which a part of the price is due, up to the whole price", () => {
  const steps = timelineSteps(purchasePlan());
  expect(steps.map(({ date, paid }) => `${date} ${paid}`)).toEqual([
    "2026-11-16 0.1",
    "2027-01-16 0.2",
    "2027-03-15 0.3",
    "2027-07-31 0.5",
    "2027-12-31 1",
  ]);
});

test("a step says what the buyer pays and what the bank", () => {
  const keys = timelineSteps(purchasePlan({ pay: "mortgage", deposit: 0.6 })).at(-1);
  expect(keys).toMatchObject({ own: 10_000_000, fromLoan: 40_000_000 });
});
