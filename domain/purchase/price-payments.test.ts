import { expect, test } from "vitest";
import { builtOn, dayBuilt } from "./progress.ts";
import { AED, line, purchasePlan, readyTerms, terms } from "./test-purchase.ts";
import type { SaleTerms } from "./sale-terms.ts";
import { type PaymentPlan, shareTotal } from "./terms.ts";

function withPayment(payment: PaymentPlan, base: SaleTerms = terms): { terms: SaleTerms } {
  return { terms: { ...base, payment } };
}

function due(purchase: ReturnType<typeof purchasePlan>, id: string) {
  const { date, rule } = line(purchase, id)!;
  return `${date} ${rule}`;
}

test("an instalment is due by months, at its milestone, or 30 days after the booking", () => {
  const purchase = purchasePlan();
  expect(due(purchase, "booking")).toBe("2026-11-16 atBooking");
  expect(due(purchase, "instalment-1")).toBe("2027-02-16 monthsAfterBooking");
  expect(due(purchase, "instalment-2")).toBe("2026-12-16 milestoneReached");
  expect(due(purchase, "instalment-4")).toBe("2027-03-31 atMilestone");
  expect(due(purchase, "keys")).toBe("2027-06-30 atKeys");
});

test("a milestone within 30 days of the booking is due 30 days after the booking", () => {
  const purchase = purchasePlan({ booking: "2026-12-20" });
  expect(due(purchase, "instalment-3")).toBe("2027-01-19 milestoneReached");
});

test("an instalment on a fixed day is due then, or 30 days after a booking that is too late", () => {
  const payment = { booking: 10, instalments: [{ share: 40, on: "2027-03-15" }], keys: 50 };
  const booked = (booking: string, choices = {}) =>
    due(purchasePlan({ booking, ...choices }, withPayment(payment)), "instalment-1");
  expect(booked("2026-11-16")).toBe("2027-03-15 onDay");
  expect(booked("2027-02-13")).toBe("2027-03-15 onDay");
  expect(booked("2027-02-14")).toBe("2027-03-16 dayPassed");
  expect(booked("2027-05-02")).toBe("2027-06-01 dayPassed");
  expect(booked("2027-06-20")).toBe("2027-06-30 notAfterKeys");
});

test("a late handover does not move an instalment on a fixed day", () => {
  const payment = { booking: 10, instalments: [{ share: 40, on: "2027-03-15" }], keys: 50 };
  expect(due(purchasePlan({ delay: 12 }, withPayment(payment)), "instalment-1")).toBe(
    "2027-03-15 onDay",
  );
});

test("a percentage between two milestones is dated between them", () => {
  // 70 % is half of the 90 days from 31 December to 31 March.
  const payment = { booking: 10, instalments: [{ share: 40, built: 70 }], keys: 50 };
  expect(due(purchasePlan({}, withPayment(payment)), "instalment-1")).toBe(
    "2027-02-14 atMilestone",
  );
});

test("no instalment is due after the keys", () => {
  const payment = { booking: 10, instalments: [{ share: 40, months: 24 }], keys: 50 };
  expect(due(purchasePlan({}, withPayment(payment)), "instalment-1")).toBe(
    "2027-06-30 notAfterKeys",
  );
  const late = purchasePlan({ booking: "2027-06-20" });
  expect(due(late, "instalment-2")).toBe("2027-06-30 notAfterKeys");
});

test("payments after the keys are counted from them and end at a sale", () => {
  const payment = {
    booking: 20,
    instalments: [],
    keys: 60,
    afterKeys: [
      { share: 10, months: 12 },
      { share: 10, months: 24 },
    ],
  };
  const kept = purchasePlan({}, withPayment(payment));
  expect(due(kept, "after-keys-2")).toBe("2029-06-30 monthsAfterKeys");
  const sold = purchasePlan({ years: 1 }, withPayment(payment));
  expect(due(sold, "after-keys-1")).toBe("2028-06-30 monthsAfterKeys");
  expect(due(sold, "after-keys-2")).toBe("2028-06-30 notAfterSale");
});

test("a ready home is paid at the booking and at the transfer", () => {
  const purchase = purchasePlan({}, { terms: readyTerms });
  expect(purchase.lines.filter(({ payee }) => payee === "developer").map(({ id }) => id)).toEqual([
    "booking",
    "keys",
  ]);
  expect(due(purchase, "keys")).toBe("2026-12-16 atTransfer");
  expect(line(purchase, "registration")?.date).toBe("2026-12-16");
});

test("a home is ready from the day of its handover on", () => {
  expect(purchasePlan({ booking: "2027-06-29" }).dates.offPlan).toBe(true);
  expect(purchasePlan({ booking: "2027-06-30" }).dates.offPlan).toBe(false);
});

test("a late handover moves what is planned, and not what is reached", () => {
  const purchase = purchasePlan({ delay: 12 });
  expect(due(purchase, "instalment-1")).toBe("2027-02-16 monthsAfterBooking");
  expect(due(purchase, "instalment-2")).toBe("2026-12-16 milestoneReached");
  expect(due(purchase, "instalment-3")).toBe("2027-12-31 atMilestone");
  expect(due(purchase, "keys")).toBe("2028-06-30 atKeys");
  expect(purchasePlan({ delay: 12 }, { terms: readyTerms }).dates.keys).toBe("2026-12-16");
});

test("thirds of an odd price lose no fils", () => {
  // A third of 100.01 ends at 33.33, two thirds at 66.67 (66.6733…), all at 100.01.
  const third = 100 / 3;
  const payment = { booking: third, instalments: [{ share: third, months: 1 }], keys: third };
  const { lines } = purchasePlan({}, { price: 10_001, ...withPayment(payment) });
  const parts = lines.filter(({ payee }) => payee === "developer").map(({ amount }) => amount);
  expect(parts).toEqual([3_334, 3_333, 3_334]);
});

test("the last payment takes what faulty shares leave of the price", () => {
  const purchase = purchasePlan({}, withPayment({ booking: 10, instalments: [], keys: 50 }));
  expect(line(purchase, "keys")?.amount).toBe(900_000 * AED);
});

test("the shares of a payment plan add up to 100", () => {
  expect(shareTotal(terms.payment)).toBe(100);
  const afterKeys = [{ share: 5, months: 12 }];
  expect(shareTotal({ ...terms.payment, afterKeys })).toBe(105);
});

test("a home whose handover is late is still under construction after the planned day", () => {
  const { dates, loanLimit } = purchasePlan({ booking: "2027-07-10", delay: 12 });
  expect(dates).toMatchObject({ offPlan: true, keys: "2028-06-30" });
  expect(loanLimit).toBe("loanOffPlan");
  expect(builtOn(dates.progress, "2027-07-10")).toBeLessThan(100);
  expect(purchasePlan({ booking: "2028-07-10", delay: 12 }).dates.offPlan).toBe(false);
});

test("a milestone on the day of the handover moves with it", () => {
  const { construction } = terms;
  const milestones = [...construction.milestones, { built: 100, on: construction.handover }];
  const withLast = { ...terms, construction: { ...construction, milestones } };
  const { dates } = purchasePlan({ booking: "2027-07-10", delay: 12 }, { terms: withLast });
  expect(dayBuilt(dates.progress, 100)).toBe("2028-06-30");
});
