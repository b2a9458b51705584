import { expect, test } from "vitest";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { figureRows, ownFigureHints } from "./figure-rows.ts";
import { comparedPlan, plan } from "./test-plan.ts";

function figures(...plans: ReturnType<typeof comparedPlan>[]) {
  return Object.fromEntries(
    figureRows(plans).map(({ label, cells }) => [label, cells.map(({ text }) => text)]),
  );
}

test("the figures of a cash purchase stand side by side for both handovers", () => {
  const rows = figures(comparedPlan(), comparedPlan({ delay: 12 }));
  // Half of the price, 4 % registration and AED 5,000 for the trustee.
  expect(rows["Cash before the keys"]).toEqual(["AED\u00a0545,000", "AED\u00a0545,000"]);
  expect(rows["Day of the keys"]).toEqual(["31 December 2027", "31 December 2028"]);
  // The other half, AED 270 for the deed and AED 11,200 service charge.
  expect(rows["On the day of the keys"]?.[0]).toBe("AED\u00a0511,470");
  expect(rows["Total at handover"]?.[0]).toBe("AED\u00a01,056,470");
  expect(rows).not.toHaveProperty("Monthly payment");
});

function assumptions(choices: Partial<BuyerChoices> = {}) {
  return figureRows([comparedPlan(choices)]).flatMap(({ label, assumption }) =>
    assumption ? [`${label}: ${assumption.replaceAll("\u00a0", " ")}`] : [],
  );
}

test("yields and return are shown from an assumed rent and sale, which are named", () => {
  const assumed = figures(comparedPlan());
  const given = figures(comparedPlan({ rent: 6_000_000, years: 5 }));
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
  const rows = figures(comparedPlan({ years: 5 }));
  expect(rows["Return a year (IRR)"]?.[0]).toMatch(/^−/);
  expect(assumptions({ years: 5 })).toHaveLength(2);
});

test("yields and return are those of the buyer's own rent and sale", () => {
  const rows = figures(comparedPlan({ pay: "mortgage", rent: 6_000_000, years: 5 }));
  expect(rows["Gross yield"]).toEqual(["6\u00a0%"]);
  expect(rows["Return a year (IRR)"]?.[0]).toMatch(/^−?[\d.]+\u00a0%$/);
  expect(rows["Loan"]).toEqual(["AED\u00a0500,000"]);
});

test("hints say what to choose for the figures that are assumed", () => {
  expect(ownFigureHints(plan())).toHaveLength(2);
  expect(ownFigureHints(plan({ rent: 6_000_000, years: 5 }))).toEqual([]);
});
