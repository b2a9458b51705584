import { expect, test } from "vitest";
import {
  across,
  cashPoints,
  chartArea,
  chartLevels,
  chartYears,
  curvePath,
  down,
} from "./cash-curve.ts";
import { purchasePlan } from "./test-purchase-plan.ts";

test("the curve ends at the total of all lines", () => {
  for (const choices of [{}, { pay: "mortgage", years: 10, growth: 0.1 }] as const) {
    const { lines, totals } = purchasePlan(choices);
    const points = cashPoints(lines);
    expect(points.at(-1)?.total).toBe(totals.all);
    expect(new Set(points.map(({ date }) => date)).size).toBe(points.length);
  }
});

test("the chart has round levels that contain every point and 0", () => {
  const points = [
    { date: "2026-11-16", total: 14_500_000 },
    { date: "2027-12-31", total: 105_000_000 },
    { date: "2031-12-31", total: -20_000_000 },
  ];
  const area = chartArea([points]);
  expect(chartLevels(area)).toEqual([150_000_000, 100_000_000, 50_000_000, 0, -50_000_000]);
  expect(chartYears(area)).toEqual([2027, 2028, 2029, 2030, 2031].map((year) => `${year}-01-01`));
  expect([across("2026-11-16", area), across("2031-12-31", area)]).toEqual([0, 100]);
  expect([down(150_000_000, area), down(-50_000_000, area)]).toEqual([0, 100]);
});

test("thirty years have at most seven labels", () => {
  const area = chartArea([cashPoints(purchasePlan({ years: 30 }).lines)]);
  expect(chartYears(area).length).toBeLessThanOrEqual(7);
});

test("the curve stays level until the next payment", () => {
  const points = [
    { date: "2027-01-01", total: 50 },
    { date: "2027-01-11", total: 100 },
  ];
  expect(
    curvePath(points, { from: "2027-01-01", to: "2027-01-21", low: 0, high: 100, step: 50 }),
  ).toBe("M0 100H0V50H50V0");
});

test("no coordinate is NaN, not even of a curve without points", () => {
  expect(curvePath([], chartArea([]))).not.toContain("NaN");
  const oneDay = [{ date: "2027-01-01", total: 0 }];
  expect(curvePath(oneDay, chartArea([oneDay]))).not.toContain("NaN");
});
