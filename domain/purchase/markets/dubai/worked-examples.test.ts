import { expect, test } from "vitest";
import { monthlyPayment } from "#domain/purchase/amortisation.ts";
import { buyerDefaultOn } from "#domain/purchase/buyer-default.ts";
import { dayBuilt } from "#domain/purchase/progress.ts";
import { AED, line, purchasePlan, readyTerms, terms } from "#domain/purchase/test-purchase.ts";

/** A home of AED 1,000,000 unless another price is named, booked on 16 November 2026. */
const ready = { terms: readyTerms };
const centralBank = "Central Bank of the UAE, Regulations regarding Mortgage Loans";
const defaultLaw = "Dubai Law 19 of 2017, amended by Law 19 of 2020";
const landDepartment = "Dubai Land Department, sale registration";
const mortgageFinder = "mortgagefinder.ae";
const offPlanMarket = "Market sources";
const market = "What banks usually lend: an assumption";
const regulations2013 = "Central Bank's regulations of October 2013";
const developer = "The development's payment plan";
const annuity = "Annuity formula: loan × i / (1 − (1 + i)^−n)";
const assumption = "The buyer's own figure";

function loan(...parameters: Parameters<typeof purchasePlan>) {
  const [choices, ...rest] = parameters;
  return purchasePlan({ ...choices, pay: "mortgage" }, ...rest).mortgage?.loan;
}

function amount(id: string, ...parameters: Parameters<typeof purchasePlan>) {
  return line(purchasePlan(...parameters), id)?.amount;
}

type Example = [string, arithmetic: string, aed: number, source: string, () => number | undefined];

const examples: Example[] = [
  ["booking", "10 % × 1,000,000", 100_000, developer, () => amount("booking")],
  ["third instalment", "10 % × 1,000,000", 100_000, developer, () => amount("instalment-3")],
  ["keys", "50 % × 1,000,000", 500_000, developer, () => amount("keys")],
  [
    "ready home at the transfer",
    "1,000,000 − 10 % booking",
    900_000,
    developer,
    () => amount("keys", {}, ready),
  ],
  ["Oqood", "4 % × 1,000,000", 40_000, offPlanMarket, () => amount("registration")],
  ["Oqood trustee", "5,000", 5_000, offPlanMarket, () => amount("trustee")],
  [
    "sale registration of a ready home of 1,234,567",
    "4 % × 1,234,567 = 49,382.68",
    49_382.68,
    landDepartment,
    () => amount("registration", {}, { ...ready, price: 1_234_567 * AED }),
  ],
  ["title deed", "250 + 10 + 10", 270, landDepartment, () => amount("title-deed")],
  [
    "trustee from 500,000",
    "4,000 + 5 % × 4,000",
    4_200,
    landDepartment,
    () => amount("trustee", {}, { ...ready, price: 500_000 * AED }),
  ],
  [
    "trustee under 500,000",
    "2,000 + 5 % × 2,000",
    2_100,
    landDepartment,
    () => amount("trustee", {}, { ...ready, price: 499_999 * AED }),
  ],
  [
    "agent at 2 %",
    "2 % × 1,000,000 = 20,000; + 5 % VAT 1,000",
    21_000,
    assumption,
    () => amount("agent", { agent: 0.02 }),
  ],
  [
    "mortgage registration off-plan",
    "loan 500,000 × 0.25 % = 1,250; + 290",
    1_540,
    mortgageFinder,
    () => amount("mortgage-registration", { pay: "mortgage" }),
  ],
  ["largest loan off-plan", "50 % × 1,000,000", 500_000, centralBank, () => loan()],
  [
    "largest loan off-plan to a national",
    "50 % × 1,000,000, as for every buyer",
    500_000,
    centralBank,
    () => loan({ buyer: "national" }),
  ],
  ["expatriate's first home", "80 % × 1,000,000", 800_000, centralBank, () => loan({}, ready)],
  [
    "expatriate's first home of exactly 5m",
    "80 % × 5,000,000",
    4_000_000,
    centralBank,
    () => loan({}, { ...ready, price: 5_000_000 * AED }),
  ],
  [
    "expatriate's first home of 6m",
    "70 % × 6,000,000",
    4_200_000,
    centralBank,
    () => loan({}, { ...ready, price: 6_000_000 * AED }),
  ],
  [
    "national's first home",
    "85 % × 1,000,000",
    850_000,
    centralBank,
    () => loan({ buyer: "national" }, ready),
  ],
  [
    "national's first home of 6m",
    "75 % × 6,000,000",
    4_500_000,
    centralBank,
    () => loan({ buyer: "national" }, { ...ready, price: 6_000_000 * AED }),
  ],
  [
    "expatriate's investment",
    "60 % × 1,000,000",
    600_000,
    centralBank,
    () => loan({ use: "further" }, ready),
  ],
  [
    "national's investment",
    "65 % × 1,000,000",
    650_000,
    centralBank,
    () => loan({ buyer: "national", use: "further" }, ready),
  ],
  [
    "buyer abroad counts as an expatriate, whatever a bank would lend",
    "80 % × 1,000,000",
    800_000,
    centralBank,
    () => loan({ buyer: "abroad", bankShare: 1 }, ready),
  ],
  [
    "buyer abroad, as banks usually lend",
    "50 % × 1,000,000",
    500_000,
    market,
    () => loan({ buyer: "abroad" }, ready),
  ],
  [
    "expatriate with an income of 6,000, without interest",
    "50 % × 6,000 × 300 months = 900,000; 7 × 12 × 6,000 = 504,000 is less",
    504_000,
    regulations2013,
    () => loan({ income: 6_000 * AED, rate: 0 }, ready),
  ],
  [
    "national with an income of 6,000, without interest",
    "50 % × 6,000 × 300 months = 900,000; 8 × 12 × 6,000 = 576,000 is less",
    576_000,
    regulations2013,
    () => loan({ buyer: "national", income: 6_000 * AED, rate: 0 }, ready),
  ],
  [
    "instalment of a buyer born in 1982, without interest",
    "1982 + 65 = 2047; 2047 − 2026 = 21 years = 252 months; 800,000 / 252 = 3,174.60",
    3_174.6,
    regulations2013,
    () => purchasePlan({ pay: "mortgage", born: 1982, rate: 0 }, ready).mortgage?.monthlyPayment,
  ],
  [
    "deposit of 40 %",
    "1,000,000 − 40 % × 1,000,000",
    600_000,
    centralBank,
    () => loan({ deposit: 0.4 }, ready),
  ],
  [
    "loan that an income of 6,000 carries over 10 years without interest",
    "50 % × 6,000 = 3,000 a month × 120",
    360_000,
    centralBank,
    () => loan({ income: 6_000 * AED, rate: 0, term: 10 }, ready),
  ],
  [
    "instalment for 500,000 at 4.5 % over 25 years",
    "i = 0.00375, n = 300: 1.00375^300 = 3.0737425; 500,000 × 0.00375 / (1 − 1 / 3.0737425)",
    2_779.16,
    annuity,
    () => purchasePlan({ pay: "mortgage" }).mortgage?.monthlyPayment,
  ],
  [
    "instalment for 100,000 at 6 % over 1 year",
    "i = 0.005, n = 12: 1.005^12 = 1.0616778; 500 / (1 − 1 / 1.0616778)",
    8_606.64,
    annuity,
    () => monthlyPayment(100_000 * AED, 0.06, 12),
  ],
  ["service charge", "(750 + 50) sq ft × 15", 12_000, developer, () => amount("service-1")],
  [
    "rent of a quarter",
    "78,000 × (52 − 4) / 52 = 72,000 a year; / 4, received",
    -18_000,
    assumption,
    () => amount("rent-1", { rent: 78_000 * AED }),
  ],
  [
    "cash before the keys",
    "booking 100,000 + 4 × 100,000 + Oqood 40,000 + trustee 5,000",
    545_000,
    developer,
    () => purchasePlan().totals.beforeKeys,
  ],
  [
    "cash on the day of the keys with the largest loan",
    "500,000 − 500,000 + deed 270 + 1,540 + valuation 3,000 + service 12,000",
    16_810,
    developer,
    () => purchasePlan({ pay: "mortgage" }).totals.onKeysDay,
  ],
  ["default at 81 % built", "40 % × 1,000,000", 400_000, defaultLaw, () => mayKeep(81)],
  ["default at 80 % built", "40 % × 1,000,000", 400_000, defaultLaw, () => mayKeep(80)],
  ["default at 60 % built", "40 % × 1,000,000", 400_000, defaultLaw, () => mayKeep(60)],
  ["default at 59 % built", "25 % × 1,000,000", 250_000, defaultLaw, () => mayKeep(59)],
];

function mayKeep(built: number) {
  const purchase = purchasePlan();
  return buyerDefaultOn(purchase, dayBuilt(purchase.dates.progress, built))?.limit?.mayKeep;
}

test.for(examples)("%s: %s = AED %d", ([, , aed, , result]) => {
  expect(result()).toBe(Math.round(aed * AED));
});

test("a cash purchase has these dates", () => {
  const lines = purchasePlan({}, { terms }).lines.map(({ id, date }) => `${date} ${id}`);
  expect(lines).toEqual([
    "2026-11-16 booking",
    "2026-11-16 registration",
    "2026-11-16 trustee",
    "2026-12-16 instalment-2", // 40 % were built in August: 30 days after the booking
    "2026-12-31 instalment-3",
    "2027-02-16 instalment-1", // three months after the booking
    "2027-03-31 instalment-4",
    "2027-06-30 keys",
    "2027-06-30 title-deed",
    "2027-06-30 service-1",
    "2028-06-30 service-2",
    "2029-06-30 service-3",
    "2030-06-30 service-4",
    "2031-06-30 service-5",
  ]);
});
