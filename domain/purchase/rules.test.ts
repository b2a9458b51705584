import { expect, test } from "vitest";
import { FACT_SOURCES, FACTS, RULES, SOURCES } from "./rules.ts";

function weakOf(rules: Record<string, { value: number; weak?: true }>) {
  return Object.keys(rules).filter((key) => rules[key]!.weak);
}

test("figures on which sources disagree are marked", () => {
  expect(weakOf(RULES)).toEqual([
    "offPlanTrustee",
    "defaultOver80",
    "default60To80",
    "defaultUnder60",
    "defaultNotice",
  ]);
  expect(weakOf(FACTS)).toEqual([
    "goldenVisaPrice",
    "serviceDowntown",
    "serviceMarina",
    "serviceBusinessBay",
    "serviceJumeirahVillage",
  ]);
});

test("every source is used and has a text, and a date as exact as it is known", () => {
  const used = (rules: Record<string, { source: string }>) =>
    new Set(Object.values(rules).map(({ source }) => source));
  expect([...used(RULES)].toSorted()).toEqual(Object.keys(SOURCES).toSorted());
  expect([...used(FACTS)].toSorted()).toEqual(Object.keys(FACT_SOURCES).toSorted());
  for (const { text, date } of Object.values({ ...SOURCES, ...FACT_SOURCES })) {
    expect(text).not.toBe("");
    expect(date ?? "2025").toMatch(/^\d{4}(-\d{4}|-\d{2}(-\d{2})?)?$/);
  }
});
