import { expect, test } from "vitest";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { figureRows, ownFigureHints } from "./figure-rows.ts";
import { comparedPurchasePlan, purchasePlan } from "./test-purchase-plan.ts";

function figures(...purchasePlans: ReturnType<typeof comparedPurchasePlan>[]) {
  return Object.fromEntries(
    figureRows(purchasePlans).map(({ label, cells }) => [label, cells.map(({ text }) => text)]),
  );
}

test("the figures of a cash purchase stand side by side for both handovers", () => {
  const rows = figures(comparedPurchasePlan(), comparedPurchasePlan({ delay: 12 }));
  // Half of the price, 4 % registration and AED 5,000 for the trustee.
  expect(rows["Cash before the keys"]).toEqual(["AED\u00a0545,000", "AED\u00a0545,000"]);
  expect(rows["Day of the keys"]).toEqual(["31 December 2027", "31 December 2028"]);
  // The other half, AED 270 for the deed and AED 11,200 service charge.
  expect(rows["On the day of the keys"]?.[0]).toBe("AED\u00a0511,470");
  expect(rows["Total at handover"]?.[0]).toBe("AED\u00a01,056,470");
  expect(rows).not.toHaveProperty("Monthly payment");
});

function assumptions(choices: Partial<BuyerChoices> = {}) {
  return figureRows([comparedPurchasePlan(choices)]).flatMap(({ label, assumption }) =>
    assumption ? [`${label}: ${assumption.replaceAll("\u00a0", " ")}`] : [],
  );
}

test("yields and return are shown from an assumed rent and sale, which are named", () => {
  const assumed = figures(comparedPurchasePlan());
  const given = figures(comparedPurchasePlan({ rent: 6_000_000, years: 5 }));
  for (const label of ["Gross yield", "Net yield", "Return a year (IRR)"]) {
    expect(assumed[label]?.[0]).toMatch(/^−?[\d.]+\u00a0%$/);
    expect(assumed[label]).toEqual(given[label]);
  }
  expect(assumptions()).toEqual([
    "Gross yield: If you let it for AED 60,000 a year.",
    "Net yield: If you let it for AED 60,000 a year.",
    "Return a year (IRR): If you let it for AED 60,000 a year and sell it 5 years after the keys.",
  ]);
  expect(assumptions({ rent: 7_000_000 })).toEqual([
    "Return a year (IRR): If you sell it 5 years after the keys.",
  ]);
  expect(assumptions({ rent: 7_000_000, years: 3 })).toEqual([]);
});

test("the return of a buyer who lives in the home and sells it has no rent", () => {
  const rows = figures(comparedPurchasePlan({ years: 5 }));
  expect(rows["Return a year (IRR)"]?.[0]).toMatch(/^−/);
  expect(assumptions({ years: 5 })).toHaveLength(2);
});

test("yields and return are those of the buyer's own rent and sale", () => {
  const rows = figures(comparedPurchasePlan({ pay: "mortgage", rent: 6_000_000, years: 5 }));
  expect(rows["Gross yield"]).toEqual(["6\u00a0%"]);
  expect(rows["Return a year (IRR)"]?.[0]).toMatch(/^−?[\d.]+\u00a0%$/);
  expect(rows["Loan"]).toEqual(["AED\u00a0500,000"]);
});

test("hints say what to choose for the figures that are assumed", () => {
  expect(ownFigureHints(purchasePlan())).toHaveLength(2);
  expect(ownFigureHints(purchasePlan({ rent: 6_000_000, years: 5 }))).toEqual([]);
});
