import { expect, test } from "vitest";
import { amountText, percentText, plainAmount, ruleFigure, sourceText } from "./formats.ts";
import { market } from "./markets/dubai.ts";

test("an amount has fils only where there are some", () => {
  expect(amountText(104_300_000, market)).toBe("AED\u00a01,043,000");
  expect(amountText(1_205, market)).toBe("AED\u00a012.05");
  expect(amountText(-50_050, market)).toBe("−AED\u00a0500.50");
  expect(plainAmount(0)).toBe("0");
});

test("a share is shown in percent without binary errors", () => {
  expect(percentText(0.07)).toBe("7\u00a0%");
  expect(percentText(0.0025)).toBe("0.25\u00a0%");
  expect(percentText(-0.0123)).toBe("−1.23\u00a0%");
  expect(percentText(-0.00001)).toBe("0\u00a0%");
});

test("a figure is shown in its unit, and a source with its date", () => {
  expect(ruleFigure("loanOffPlan", market)).toBe("50\u00a0%");
  expect(ruleFigure("titleDeed", market)).toBe("AED\u00a0250");
  expect(ruleFigure("longestTerm", market)).toBe("25 years");
  expect(ruleFigure("defaultNotice", market)).toBe("30 days");
  expect(sourceText("centralBank", market)).toMatch(/rulebook\.centralbank\.ae, 8 April 2020$/);
  expect(sourceText("mortgageFinder", market)).toBe("mortgagefinder.ae, August 2025");
  expect(sourceText("offPlanMarket", market)).toBe("Market sources, 2025");
  expect(sourceText("landDepartment", market)).toMatch(/dubailand\.gov\.ae, undated$/);
});
