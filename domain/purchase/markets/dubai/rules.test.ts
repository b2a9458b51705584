import { expect, test } from "vitest";
import { dubai } from "./dubai.ts";
import { SOURCES } from "./rules.ts";

test("figures on which sources disagree are marked", () => {
  const weak = Object.entries(dubai.rules).filter(([, rule]) => "weak" in rule);
  expect(weak.map(([key]) => key)).toEqual([
    "incomeExpatriate",
    "incomeNational",
    "ageExpatriate",
    "ageNational",
    "loanAbroad",
    "offPlanTrustee",
    "cashReported",
    "defaultOver80",
    "default60To80",
    "defaultUnder60",
    "defaultNotBegun",
    "defaultNotice",
    "defaultUpperBand",
    "defaultLowerBand",
    "notBegunBefore",
  ]);
});

test("every source is used, and has a date as exact as it is known", () => {
  const used = new Set(
    [...Object.values(dubai.rules), ...Object.values(dubai.statements)].map(({ source }) => source),
  );
  expect([...used].toSorted()).toEqual(Object.keys(SOURCES).toSorted());
  for (const date of Object.values(SOURCES)) {
    expect(date ?? "2025").toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  }
});
