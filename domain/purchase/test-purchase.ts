import * as fc from "fast-check";
import { addDays } from "#domain/calendar-date.ts";
import { type BuyerChoices, FINANCINGS, HOME_USES } from "./choices.ts";
import { addMonths } from "./dates.ts";
import { defaultChoices } from "./default-choices.ts";
import { dubai } from "./markets/dubai/dubai.ts";
import { type PurchasePlan, makePurchasePlan } from "./purchase-plan.ts";
import type { SaleTerms } from "./sale-terms.ts";
import type { PaymentPlan, PricedHome } from "./terms.ts";

export const AED = 100;

export const booking = "2026-11-16";

export const home: PricedHome = {
  priceInMinorUnits: 1_000_000 * AED,
  insideArea: 750,
  balconyArea: 50,
  usualRentInMinorUnits: 60_000 * AED,
};

/** Half before the keys: by months, and by milestones of which the first is reached before the booking. */
export const terms: SaleTerms = {
  market: dubai,
  payment: {
    booking: 10,
    instalments: [
      { share: 10, months: 3 },
      { share: 10, built: 40 },
      { share: 10, built: 60 },
      { share: 10, built: 80 },
    ],
    keys: 50,
  },
  construction: {
    started: "2024-09-01",
    handover: "2027-06-30",
    milestones: [
      { built: 40, on: "2026-08-31" },
      { built: 60, on: "2026-12-31" },
      { built: 80, on: "2027-03-31" },
    ],
  },
  serviceCharge: 15 * AED,
  release: null,
};

/** A building that was handed over before the booking. */
export const readyTerms: SaleTerms = {
  ...terms,
  construction: { started: "2022-01-01", handover: "2025-06-30", milestones: [] },
};

export function choose(choices: Partial<BuyerChoices> = {}): BuyerChoices {
  return { ...defaultChoices(dubai, booking), ...choices };
}

export function purchasePlan(
  choices: Partial<BuyerChoices> = {},
  {
    price = home.priceInMinorUnits,
    terms: saleTerms = terms,
  }: { price?: number; terms?: SaleTerms } = {},
): PurchasePlan {
  return makePurchasePlan({ ...home, priceInMinorUnits: price }, saleTerms, choose(choices));
}

export function line({ lines }: PurchasePlan, id: string) {
  return lines.find((line) => line.id === id);
}

/** The same buyers in every run. */
export const manyBuyers = { seed: 20_261_116, numRuns: 2_000 };

/** Days of four years with a leap day in 2028. */
const anyDate = fc.nat(4 * 365).map((days) => addDays("2025-01-01", days));

const anyShares = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 7 })
  .filter((shares) => shares.reduce((total, share) => total + share) < 90);

const anyPayment: fc.Arbitrary<PaymentPlan> = fc
  .tuple(anyShares, fc.array(fc.nat(100), { minLength: 16, maxLength: 16 }), fc.boolean())
  .map(([[booking = 10, ...shares], numbers, hasAfterKeys]) => {
    const last = hasAfterKeys ? shares.splice(0, 2) : [];
    const paid = [booking, ...shares, ...last].reduce((total, share) => total + share);
    return {
      booking,
      instalments: shares.map((share, index) => {
        const number = numbers[index + 8]!;
        if (numbers[index]! % 3 === 0) return { share, on: addDays("2025-01-01", 14 * number) };
        return numbers[index]! % 2 ? { share, months: number % 48 } : { share, built: number };
      }),
      keys: 100 - paid,
      afterKeys: last.map((share, index) => ({ share, months: 12 * (index + 1) })),
    };
  });

export const anyTerms: fc.Arbitrary<SaleTerms> = fc
  .record({
    payment: anyPayment,
    started: anyDate,
    // Months from one milestone to the next, up to the handover.
    steps: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 5 }),
    serviceCharge: fc.integer({ min: 0, max: 4_000 }),
    release: fc.option(anyDate),
  })
  .map(({ started, steps, ...terms }) => {
    const days = steps.map((_, index) =>
      addMonths(
        started,
        steps.slice(0, index + 1).reduce((total, step) => total + step),
      ),
    );
    const milestones = days
      .slice(0, -1)
      .map((on, index) => ({ built: Math.round(((index + 1) * 100) / steps.length), on }));
    return {
      ...terms,
      market: dubai,
      construction: { started, handover: days.at(-1)!, milestones },
    };
  });

/** Odd fils too, so that every rounding happens. */
export const anyHome: fc.Arbitrary<PricedHome> = fc.record({
  priceInMinorUnits: fc.oneof(
    fc.integer({ min: 30_000_000, max: 90_000_000 }),
    fc.integer({ min: 30_000_000, max: 1_500_000_000 }),
  ),
  insideArea: fc.integer({ min: 3_000, max: 40_000 }).map((tenths) => tenths / 10),
  balconyArea: fc.integer({ min: 0, max: 5_000 }).map((tenths) => tenths / 10),
  usualRentInMinorUnits: fc.integer({ min: 1_000_000, max: 50_000_000 }),
});

const basisPoints = (min: number, max: number) =>
  fc.integer({ min, max }).map((points) => points / 10_000);

export const anyChoices: fc.Arbitrary<BuyerChoices> = fc.record({
  buyer: fc.constantFrom(...dubai.buyers),
  use: fc.constantFrom(...HOME_USES),
  pay: fc.constantFrom(...FINANCINGS, "mortgage" as const),
  deposit: fc.option(basisPoints(0, 10_000)),
  rate: fc.oneof(fc.constant(0), basisPoints(0, 2_000)),
  term: fc.integer({ min: 1, max: 40 }),
  income: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
  born: fc.option(fc.integer({ min: 1920, max: 2010 })),
  bankShare: basisPoints(0, 10_000),
  booking: anyDate,
  agent: basisPoints(0, 1_000),
  rent: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000_000 })),
  vacancy: fc.nat(52),
  growth: basisPoints(-2_000, 2_000),
  years: fc.option(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 30 }))),
  delay: fc.nat(60),
  exit: basisPoints(0, 2_000),
  service: fc.option(fc.integer({ min: 0, max: 50_000 })),
  valuation: fc.nat(1_000_000),
  openFee: fc.nat(1_000_000),
});
