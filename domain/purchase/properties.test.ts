import { expect, test, vi } from "vitest";
import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { sum } from "./amounts.ts";
import { buyerDefaultOn } from "./buyer-default.ts";
import { addMonths } from "./dates.ts";
import { makePurchasePlan } from "./purchase-plan.ts";
import { cases, exceptions, total } from "./test-purchase-cases.ts";

// Thousands of plans take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test("the cases have all kinds of lines, limits, notes and rules", () => {
  const seen = (values: unknown[]) => new Set(values).size;
  const lines = cases.flatMap(({ purchasePlan }) => purchasePlan.lines);
  expect(seen(lines.map(({ kind }) => kind))).toBe(18);
  expect(seen(cases.map(({ purchasePlan }) => purchasePlan.loanLimit))).toBe(7);
  expect(seen(cases.flatMap(({ purchasePlan }) => purchasePlan.notes))).toBe(11);
  const corrected = cases.flatMap(({ purchasePlan }) =>
    purchasePlan.corrections.map(({ rule }) => rule),
  );
  expect(seen(corrected)).toBe(15);
  for (const day of ["-31", "-02-29"]) {
    expect(lines.some(({ date }) => date.endsWith(day))).toBe(true);
  }
});

test("the parts of the price add up to the price", () => {
  expect(
    exceptions(
      ({ purchasePlan }) =>
        total(purchasePlan, "booking", "instalment", "keys", "afterKeys") === purchasePlan.price,
    ),
  ).toEqual([]);
});

test("the totals are the sums of the lines to the fils", () => {
  expect(
    exceptions(({ purchasePlan: { lines, totals, dates } }) => {
      const until = lines.filter(({ date }) => date <= dates.keys);
      const months = totals.byMonth.map(({ amount }) => amount);
      return (
        totals.untilKeys === sum(until.map(({ amount }) => amount)) &&
        totals.untilKeys === totals.beforeKeys + totals.onKeysDay &&
        totals.all === sum(lines.map(({ amount }) => amount)) &&
        totals.all === sum(months) &&
        totals.all === totals.byMonth.at(-1)?.total &&
        totals.largestMonth?.amount === Math.max(...months)
      );
    }),
  ).toEqual([]);
});

test("every line has whole fils, and the sign of its kind", () => {
  const received = new Set(["loan", "rent", "sale"]);
  expect(
    exceptions(({ purchasePlan }) =>
      purchasePlan.lines.every(
        ({ kind, amount, fromLoan = 0 }) =>
          Number.isSafeInteger(amount) &&
          (received.has(kind) ? amount < 0 : amount > 0) &&
          fromLoan <= Math.max(0, amount),
      ),
    ),
  ).toEqual([]);
});

test("the lines have ids of their own and are in order, from the booking on", () => {
  expect(
    exceptions(({ purchasePlan: { lines, dates } }) => {
      const days = [dates.booking, ...lines.map(({ date }) => date)];
      return (
        new Set(lines.map(({ id }) => id)).size === lines.length &&
        days.every((day, index) => day >= (days[index - 1] ?? ""))
      );
    }),
  ).toEqual([]);
});

test("every day exists", () => {
  const days = new Set(
    cases.flatMap(({ purchasePlan }) => purchasePlan.lines.map(({ date }) => date)),
  );
  expect([...days].filter((day) => !isCalendarDate(day))).toEqual([]);
});

test("no number is NaN or infinite", () => {
  let count = 0;
  JSON.stringify(
    cases.map(({ purchasePlan }) => purchasePlan),
    (_, value) => {
      if (typeof value === "number" && !Number.isFinite(value)) count++;
      return value;
    },
  );
  expect(count).toBe(0);
});

test("nothing is due before the expected release", () => {
  expect(
    exceptions(({ terms, purchasePlan: { lines } }) =>
      lines.every(({ date }) => date >= (terms.release ?? "")),
    ),
  ).toEqual([]);
});

test("before work begins no payment is said to come back or to be kept", () => {
  let seen = 0;
  expect(
    exceptions(({ purchasePlan, terms: { construction } }) => {
      const { booking, offPlan, keys } = purchasePlan.dates;
      if (!offPlan || booking >= construction.started || booking >= keys) return true;
      seen++;
      return buyerDefaultOn(purchasePlan, booking)?.limit === null;
    }),
  ).toEqual([]);
  expect(seen).toBeGreaterThan(50);
});

test("only what is paid for a home under construction goes to the escrow account", () => {
  expect(
    exceptions(({ purchasePlan: { lines, dates } }) =>
      lines
        .filter(({ payee }) => payee === "developer")
        .every(({ isReady = false }) => isReady === !dates.offPlan),
    ),
  ).toEqual([]);
});

test("a later handover never brings a payment forward", () => {
  expect(
    exceptions(({ home, terms, choices, number, purchasePlan }) => {
      const delay = choices.delay + number;
      const late = makePurchasePlan(home, terms, { ...choices, delay });
      const days = new Map(late.lines.map(({ id, date }) => [id, date]));
      // A home that is ready without the delay is registered at another time when it is not ready.
      if (!purchasePlan.dates.offPlan && late.dates.offPlan) return true;
      return purchasePlan.lines.every(({ id, date }) => (days.get(id) ?? date) >= date);
    }),
  ).toEqual([]);
});

test("a home is ready once its handover, with the delay, is past", () => {
  expect(
    exceptions(({ terms, choices: { delay }, purchasePlan: { dates } }) => {
      const { booking } = dates;
      const handover = addMonths(terms.construction.handover, delay);
      if (handover <= booking) return !dates.offPlan && dates.keys === addDays(booking, 30);
      return dates.offPlan && dates.keys === handover && dates.progress.at(-1)?.on === handover;
    }),
  ).toEqual([]);
});

test("a higher price never lowers a fee", () => {
  expect(
    exceptions(({ home, terms, choices, number }) => {
      // The loan is another matter: over AED 5m its share is smaller, and so is its registration.
      const cash = { ...choices, pay: "cash" as const, years: 1 };
      const priceInMinorUnits = home.priceInMinorUnits + number * 10_000_000 + 1;
      const cheap = makePurchasePlan(home, terms, cash);
      const dear = makePurchasePlan({ ...home, priceInMinorUnits }, terms, cash);
      const fees = ["registration", "trustee", "titleDeed", "agent"];
      return fees.every((kind) => total(dear, kind) >= total(cheap, kind));
    }),
  ).toEqual([]);
});
