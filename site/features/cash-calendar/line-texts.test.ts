import { expect, test } from "vitest";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { RULES, STATEMENTS } from "#domain/purchase/markets/dubai/rules.ts";
import {
  closedDayText,
  isAssumption,
  legalText,
  lineSource,
  partyText,
  paymentText,
  ruleText,
} from "./line-texts.ts";
import { market } from "./markets/dubai.ts";
import { purchasePlan } from "./test-purchase-plan.ts";

const purchases: Partial<BuyerChoices>[] = [
  {},
  { booking: "2027-02-20" },
  { booking: "2028-02-01", pay: "mortgage" },
  { pay: "mortgage", deposit: 0.6, rent: 6_000_000, years: 3, agent: 0.02, delay: 12 },
];

const lines = purchases.flatMap((choices) => purchasePlan(choices).lines);

function lineOf(id: string, choices: Partial<BuyerChoices> = {}) {
  return purchasePlan(choices).lines.find((line) => line.id === id)!;
}

test("every line says in words what it is, for whom, by which rule and from which source", () => {
  for (const line of lines) {
    const texts = [
      paymentText(line, market),
      partyText(line, market),
      ruleText(line, market),
      lineSource(line, "Warsan Tower", market),
    ];
    for (const text of texts) {
      expect(text).toMatch(/\w{3}/);
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    }
  }
});

test("every rule of the law has a text, and its figure is in it", () => {
  for (const key of [...Object.keys(RULES), ...Object.keys(STATEMENTS)]) {
    expect(legalText(key, market)).toMatch(/^[A-Z\d].*\.$/);
    expect(legalText(key, market)).not.toMatch(/undefined|NaN/);
  }
  expect(legalText("loanOffPlan", market)).toContain("at most 50\u00a0% loan");
});

test("an instalment has its share, and its rule names share and day", () => {
  const line = lineOf("instalment-2");
  expect(paymentText(line, market)).toBe("Instalment of 10\u00a0%");
  expect(ruleText(line, market)).toBe("10\u00a0% of the price, on this fixed day.");
  expect(ruleText(lineOf("instalment-2", { booking: "2027-02-20" }), market)).toContain(
    "15 March 2027",
  );
  expect(lineSource(line, "Warsan Tower", market)).toBe("Terms of Warsan Tower");
});

test("a registration fee that the buyer typed does not quote the market's", () => {
  expect(ruleText(lineOf("trustee"), market)).toContain("About AED\u00a05,000");
  expect(ruleText(lineOf("trustee", { openFee: 300_000 }), market)).toBe(
    "Your own figure for the office that registers the sale, called a trustee.",
  );
});

test("a due date that we assume is marked", () => {
  const reached = lineOf("instalment-3", { booking: "2027-08-10" });
  expect(ruleText(reached, market)).toContain("we assume that it is due 30 days after the booking");
  expect(isAssumption(reached, market)).toBe(true);
  expect(isAssumption(lineOf("keys", { booking: "2028-02-01" }), market)).toBe(true);
  expect(isAssumption(lineOf("instalment-2", { booking: "2027-03-01" }), market)).toBe(true);
});

test("a service charge names the area and the rate from which it follows", () => {
  const line = lineOf("service-1");
  expect(ruleText(line, market).replaceAll("\u00a0", " ")).toContain(
    "AED 14 for each of 800 sq ft, inside and balcony.",
  );
  expect(line.amount).toBe(800 * 1_400);
});

test("a ready home is paid to the developer, not to an escrow account", () => {
  expect(partyText(lineOf("booking"), market)).toBe("To: Escrow account of the development");
  for (const id of ["booking", "keys"]) {
    expect(partyText(lineOf(id, { booking: "2028-02-01" }), market)).toBe("To: The developer");
  }
});

test("only what the buyer pays on a closed day is marked", () => {
  // New Year's Day of 2028 is the day after the keys; 31 December 2027 is a Friday.
  const loan = { pay: "mortgage", rent: 6_000_000 } as const;
  expect(closedDayText(lineOf("instalment-1"), market)).toBe(
    "This is a Saturday: plan the payment for a working day.",
  );
  expect(closedDayText(lineOf("keys"), market)).toBe("");
  expect(closedDayText(lineOf("booking", { booking: "2026-12-02" }), market)).toContain(
    "National Day, a public holiday",
  );
  // 30 September 2028 is a Saturday on which rent comes and 31 December 2028 a Sunday.
  expect(closedDayText(lineOf("rent-3", loan), market)).toBe("");
  expect(closedDayText(lineOf("mortgage-9", loan), market)).toContain("a Saturday");
});

test("a receipt names from whom it comes", () => {
  expect(partyText(lineOf("rent-1", { rent: 6_000_000 }), market)).toBe("From: Your tenant");
  expect(partyText(lineOf("registration"), market)).toBe("To: Dubai Land Department");
});

test("weak figures and the buyer's own are marked as assumptions, and law is not", () => {
  expect(isAssumption(lineOf("trustee"), market)).toBe(true);
  expect(isAssumption(lineOf("mortgage-1", { pay: "mortgage" }), market)).toBe(true);
  expect(isAssumption(lineOf("registration"), market)).toBe(false);
  expect(isAssumption(lineOf("booking"), market)).toBe(false);
});
