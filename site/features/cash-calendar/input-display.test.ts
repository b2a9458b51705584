import { expect, test } from "vitest";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { inputDisplay, usedInputs } from "./input-display.ts";
import { market } from "./markets/dubai.ts";
import { booking } from "./test-purchase-plan.ts";

function labels(choices: Partial<BuyerChoices>, offPlan = true): string[] {
  return usedInputs({ ...defaultChoices(market, booking), ...choices }, offPlan, market).map(
    ({ label }) => label,
  );
}

test("a choice is listed only where it counts", () => {
  expect(labels({})).toEqual([
    "You are",
    "You pay by",
    "Day of booking",
    "Agent’s commission",
    "Handover",
    "Registration office’s fee",
  ]);
  expect(labels({ pay: "mortgage" })).toContain("Years of the loan");
  expect(labels({ pay: "mortgage" })).not.toContain("This will be your");
  expect(labels({ pay: "mortgage" }, false)).toContain("This will be your");
  expect(labels({}, false)).not.toContain("Handover");
  expect(labels({ rent: 100 })).toContain("Weeks a year without a tenant");
  expect(labels({ years: 5 })).toContain("Growth of the price a year");
});

test("a choice is shown in its unit", () => {
  expect(inputDisplay("rate", "4.5", market)).toBe("4.5\u00a0%");
  expect(inputDisplay("rent", "60000.5", market)).toBe("AED\u00a060,000.50");
  expect(inputDisplay("delay", "0", market)).toBe("On time");
  expect(inputDisplay("delay", "1", market)).toBe("1 month late");
});
