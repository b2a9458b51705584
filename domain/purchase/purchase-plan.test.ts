import { expect, test } from "vitest";
import { AED, choose, home, line, purchasePlan, readyTerms, terms } from "./test-purchase.ts";
import { makePurchasePlan } from "./purchase-plan.ts";

const letOut = { rent: 78_000 * AED, vacancy: 4 };

test("a line names its payee, rule and source", () => {
  expect(line(purchasePlan(), "registration")).toEqual({
    id: "registration",
    kind: "registration",
    date: "2026-11-16",
    amount: 40_000 * AED,
    payee: "landDepartment",
    rule: "offPlanRegistration",
    source: "offPlanMarket",
  });
});

test("a figure that the buyer changed is the buyer's assumption", () => {
  expect(line(purchasePlan(), "trustee")?.source).toBe("offPlanMarket");
  expect(line(purchasePlan({ openFee: 3_000 * AED }), "trustee")).toMatchObject({
    source: "assumption",
    rule: "ownTrusteeFee",
  });
  expect(line(purchasePlan({ service: 10 * AED }), "service-1")).toMatchObject({
    amount: 8_000 * AED,
    source: "assumption",
  });
});

test("the yields are of the price, and of the price with fees", () => {
  const { yields, totals } = purchasePlan(letOut);
  expect(totals.fees).toBe(45_270 * AED);
  expect(yields.gross).toBe(0.078);
  // (72,000 − 12,000) / (1,000,000 + 45,270)
  expect(yields.net).toBeCloseTo(60_000 / 1_045_270, 12);
  expect(purchasePlan().yields).toEqual({ gross: null, net: null });
});

test("the fees of a loan are mortgage registration and valuation", () => {
  // 45,270 + (500,000 × 0.25 % + 290) + 3,000
  expect(purchasePlan({ pay: "mortgage" }).totals.fees).toBe(49_810 * AED);
});

test("a year's rent is received in four parts to the fils", () => {
  const rents = purchasePlan({ rent: 7_212_345, vacancy: 0 }).lines.filter(
    ({ kind }) => kind === "rent",
  );
  expect(rents).toHaveLength(20);
  expect(rents.slice(4, 8).reduce((total, { amount }) => total + amount, 0)).toBe(-7_212_345);
});

test("the largest month is the one with the most to pay", () => {
  // In June 2027 keys 500,000, title deed 270 and service charge 12,000.
  expect(purchasePlan().totals.largestMonth).toEqual({
    month: "2027-06",
    amount: 512_270 * AED,
    total: 1_057_270 * AED,
  });
});

test("a rate of return needs a sale", () => {
  expect(purchasePlan(letOut).internalRate).toBeNull();
  expect(purchasePlan({ ...letOut, years: 5 }).internalRate).toBeGreaterThan(0);
});

test("a purchase without rent and growth loses its costs", () => {
  expect(purchasePlan({ years: 5 }).internalRate).toBeLessThan(0);
});

test("the price grows only by what the buyer assumes", () => {
  const years = 3;
  const soldFor = (growth: number) =>
    -line(purchasePlan({ years, growth }, { terms: readyTerms }), "sale")!.amount;
  expect(soldFor(0)).toBe(1_000_000 * AED);
  // From 16 November 2026 to 16 December 2029 are 1,126 days.
  expect(soldFor(0.05)).toBe(Math.round(1_000_000 * AED * 1.05 ** (1_126 / 365)));
});

test("a year's delay costs a year of rent", () => {
  const choices = choose({ ...letOut, years: 5 });
  const planned = makePurchasePlan(home, terms, choices);
  const late = makePurchasePlan(home, terms, { ...choices, delay: 12 });
  expect(late.dates.keys).toBe("2028-06-30");
  expect(late.totals.all).toBe(planned.totals.all);
  expect(late.internalRate).toBeLessThan(planned.internalRate!);
});

test("notes say what the reader must know", () => {
  const law = ["vatOnFirstSale", "interimRegister", "cashReported", "closedDays"];
  expect(purchasePlan().notes).toEqual(law);
  expect(purchasePlan({}, { terms: { ...terms, release: "2027-01-18" } }).notes).toEqual([
    "notReleased",
    ...law,
  ]);
  expect(purchasePlan({}, { terms: readyTerms }).notes).not.toContain("interimRegister");
  expect(
    purchasePlan({ pay: "mortgage", buyer: "abroad", income: 5_000_000, delay: 1 }).notes,
  ).toEqual([
    "vatOnFirstSale",
    "interimRegister",
    "feesInLoan",
    "cashReported",
    "closedDays",
    "rateAssumed",
    "instalmentsAfterKeys",
    "otherDebtsNotCounted",
    "milestonesMoveWithHandover",
  ]);
});

test("interest before the keys is mentioned only where the bank pays before them", () => {
  const smallKeys = { ...terms, payment: { ...terms.payment, booking: 20, keys: 40 } };
  const early = purchasePlan({ pay: "mortgage" }, { terms: smallKeys });
  expect(early.lines.some(({ kind }) => kind === "interest")).toBe(true);
  expect(early.notes).toContain("interestBeforeKeys");
  expect(purchasePlan({ pay: "mortgage" }).notes).not.toContain("interestBeforeKeys");
});

test("a calendar begins with the expected release, or with a later booking", () => {
  const unreleased = { terms: { ...terms, release: "2027-01-18" } };
  const plan = purchasePlan({}, unreleased);
  expect(plan.lines[0]).toMatchObject({ id: "booking", date: "2027-01-18" });
  expect(line(plan, "registration")?.date).toBe("2027-01-18");
  expect(purchasePlan({ booking: "2027-02-01" }, unreleased).dates.booking).toBe("2027-02-01");
});
