import { expect, test } from "vitest";
import { buyerDefaultOn } from "./buyer-default.ts";
import type { BuyerChoices } from "./choices.ts";
import { defaultChoices } from "./default-choices.ts";
import { readInputs } from "./inputs.ts";
import { makePurchasePlan } from "./purchase-plan.ts";
import { pricedHome } from "./sale-terms.ts";
import { exampleMarket, exampleTerms } from "./test-example-market.ts";
import { booking } from "./test-purchase.ts";

const PKR = 100;
const defaults = defaultChoices(exampleMarket, booking);
const home = pricedHome(
  { type: "studio", price: 40_000_000, insideArea: 950, balconyArea: 50 },
  { yearly: { studio: 1_600_000 } },
);

function purchasePlan(choices: Partial<BuyerChoices> = {}) {
  return makePurchasePlan(home, exampleTerms, { ...defaults, ...choices });
}

test("a cash purchase in another market pays its fee alone besides the price", () => {
  const { lines, totals, notes } = purchasePlan();
  expect(lines.map(({ date, id, amount }) => [date, id, amount / PKR])).toEqual([
    ["2026-11-16", "booking", 4_000_000],
    ["2026-12-16", "instalment-2", 4_000_000],
    ["2026-12-31", "instalment-3", 4_000_000],
    ["2027-02-16", "instalment-1", 4_000_000],
    ["2027-03-31", "instalment-4", 4_000_000],
    ["2027-06-30", "keys", 20_000_000],
    ["2027-06-30", "transfer", 50_000],
    // 1,000 sq ft are 92.90304 m².
    ...[2027, 2028, 2029, 2030, 2031].map((year, index) => [
      `${year}-06-30`,
      `service-${index + 1}`,
      11_148.36,
    ]),
  ]);
  expect(totals.fees).toBe(50_000 * PKR);
  expect(notes).toEqual([]);
});

test("a loan keeps the limits of its market", () => {
  // 60 % of 40,000,000, and without interest 40 % of the income for 180 months.
  expect(purchasePlan({ pay: "mortgage" }).mortgage).toMatchObject({
    loan: 24_000_000 * PKR,
    term: 15,
  });
  expect(
    purchasePlan({ pay: "mortgage", term: 25, rate: 0, income: 100_000 * PKR, deposit: 0.1 })
      .corrections,
  ).toEqual([
    { field: "term", given: 25, used: 15, rule: "longestTerm", input: "term" },
    {
      field: "loan",
      given: 36_000_000 * PKR,
      used: 24_000_000 * PKR,
      rule: "loan",
      input: "deposit",
    },
    {
      field: "loan",
      given: 24_000_000 * PKR,
      used: 7_200_000 * PKR,
      rule: "debtBurden",
      input: "income",
    },
  ]);
  expect(purchasePlan({ pay: "mortgage" }).notes).toEqual([
    "rateAssumed",
    "interestBeforeKeys",
    "instalmentsAfterKeys",
  ]);
});

test("an agent's commission has no VAT where the market has none", () => {
  const agent = purchasePlan({ agent: 0.02 }).lines.find(({ kind }) => kind === "agent");
  expect(agent?.amount).toBe(800_000 * PKR);
});

test("a market without a law on default has no outcome of one", () => {
  expect(buyerDefaultOn(purchasePlan(), "2027-04-01")).toBeNull();
});

test("the inputs of a URL are those of its market", () => {
  const query = new URLSearchParams("buyer=national&term=25&rent=90000000");
  const { choices, corrections } = readInputs(query, defaults, exampleMarket);
  expect(choices).toMatchObject({ buyer: "anyone", term: 15, rent: 90_000_000 * PKR, rate: 0.15 });
  expect(corrections.map(({ field, rule }) => [field, rule])).toEqual([
    ["buyer", undefined],
    ["term", "longestTerm"],
  ]);
});
