import { expect, test } from "vitest";
import { makeHome } from "#domain/homes/test-homes.ts";
import type { Units } from "#site/homes/use-units.ts";
import { compareRows } from "./compare-rows.ts";

const units: Units = {
  currency: "AED",
  areaUnit: "sq ft",
  isConverted: false,
  ratesDay: null,
  price: (aed) => `AED ${Math.round(aed)}`,
  area: (squareFeet) => `${squareFeet} sq ft`,
};
const titles = { "indus-residence": "Indus Residence" };

test("only rows in which the homes differ are marked", () => {
  const homes = [
    makeHome({ price: 1_100_000, floor: 3 }),
    makeHome({ number: "A-704", price: 1_210_000, floor: 7, morningSun: true }),
  ];
  const rows = compareRows(homes, titles, units);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual([
    "Price",
    "Price per sq ft",
    "Floor",
    "Sun",
  ]);
  expect(
    rows.find(({ label }) => label === "Price per sq ft")?.values.map(({ text }) => text),
  ).toEqual(["AED 1000", "AED 1100"]);
});

test("the price of a home that is not released is called indicative", () => {
  const [home] = [makeHome({ status: "not-released" })];
  const rows = compareRows([home], titles, units);
  expect(rows.find(({ label }) => label === "Price")?.values.map(({ text }) => text)).toEqual([
    "AED 1200000 (indicative)",
  ]);
});
