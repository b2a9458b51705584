import { expect, test } from "vitest";
import { figureRows, missingFigures } from "./figure-rows.ts";
import { plan } from "./test-plan.ts";

function figures(...plans: ReturnType<typeof plan>[]) {
  return Object.fromEntries(
    figureRows(plans).map(({ label, cells }) => [label, cells.map(({ text }) => text)]),
  );
}

test("the figures of a cash purchase stand side by side for both handovers", () => {
  const rows = figures(plan(), plan({ delay: 12 }));
  // Half of the price, 4 % registration and AED 5,000 for the trustee.
  expect(rows["Cash before the keys"]).toEqual(["AED\u00a0545,000", "AED\u00a0545,000"]);
  expect(rows["Day of the keys"]).toEqual(["31 December 2027", "31 December 2028"]);
  // The other half, AED 270 for the deed and AED 11,200 service charge.
  expect(rows["On the day of the keys"]?.[0]).toBe("AED\u00a0511,470");
  expect(rows["Total at handover"]?.[0]).toBe("AED\u00a01,056,470");
  expect(rows).not.toHaveProperty("Monthly payment");
  expect(rows).not.toHaveProperty("Gross yield");
});

test("yields and return appear when the home is let and sold", () => {
  const rows = figures(plan({ pay: "mortgage", rent: 6_000_000, years: 5 }));
  expect(rows["Gross yield"]).toEqual(["6\u00a0%"]);
  expect(rows["Return a year (IRR)"]?.[0]).toMatch(/^−?[\d.]+\u00a0%$/);
  expect(rows["Loan"]).toEqual(["AED\u00a0500,000"]);
});

test("hints say what to choose for the figures that are missing", () => {
  expect(missingFigures(plan())).toHaveLength(2);
  expect(missingFigures(plan({ rent: 6_000_000, years: 5 }))).toEqual([]);
});
