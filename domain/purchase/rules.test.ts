import { expect, test } from "vitest";
import { RULES, SOURCES } from "./rules.ts";

test("figures on which sources disagree are marked", () => {
  const weak = Object.entries(RULES).filter(([, rule]) => "weak" in rule);
  expect(weak.map(([key]) => key)).toEqual([
    "offPlanTrustee",
    "defaultUpperBand",
    "defaultLowerBand",
    "defaultOver80",
    "default60To80",
    "defaultUnder60",
    "defaultNotice",
  ]);
});

test("every source is used and has a text, and a date as exact as it is known", () => {
  const used = new Set(Object.values(RULES).map(({ source }) => source));
  expect([...used].toSorted()).toEqual(Object.keys(SOURCES).toSorted());
  for (const { text, date } of Object.values(SOURCES)) {
    expect(text).not.toBe("");
    expect(date ?? "2025").toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  }
});
