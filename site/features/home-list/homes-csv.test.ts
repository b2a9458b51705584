import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { makeHome } from "#domain/homes/test-homes.ts";
import { sunName } from "#words/homes.ts";
import { homesCsv } from "./homes-csv.ts";

const asOf = "2026-11-15T17:30:00+04:00";
const titles = { "indus-residence": '=Indus, "Residence"' };
const home = makeHome({ number: "A-304", floor: 3, price: 1_210_000, morningSun: true });
const inFeet = { areaUnit: "sq ft", currency: "AED", isConverted: false } as const;

test("a row has the figures of a home as numbers, its status with the time, and its link", () => {
  const [, row = ""] = homesCsv([home], titles, asOf, inFeet).split("\r\n");
  expect(row).toContain(",A-304,");
  expect(row).toContain(",3,1100,86,");
  expect(row).toContain(",Morning sun,1210000,Available,");
  expect(row).toContain('"15 November 2026, 17:30, Dubai time"');
  expect(row).toContain(`${company.siteUrl}/homes/indus-residence?home=A-304#A-304`);
});

test("the sun of a home has the name of its filter", () => {
  const shaded = { ...home, morningSun: false, noLateSun: true };
  expect(homesCsv([shaded], titles, asOf, inFeet)).toContain(`,${sunName("no-late")},`);
  const both = { ...home, noLateSun: true };
  expect(homesCsv([both], titles, asOf, inFeet)).toContain(
    '"Morning sun, little or no sun after 15:00"',
  );
});

test("a spreadsheet reads the file as UTF-8, and no cell as a formula", () => {
  const file = homesCsv([home], titles, asOf, inFeet);
  expect(file.startsWith("\ufeffDevelopment,Home,Type,Floor,Area inside (sq ft),")).toBe(true);
  expect(file).toContain(`"'=Indus, ""Residence"""`);
});

test("another currency is in a column of its own, and areas are in the chosen unit", () => {
  const units = { areaUnit: "m²", currency: "USD", isConverted: true } as const;
  const [headings = "", row = ""] = homesCsv([home], titles, asOf, units).split("\r\n");
  expect(headings).toContain("Area inside (m²)");
  expect(headings).toContain("Price (AED),About (USD)");
  expect(row).toContain(",102.2,8,");
  expect(row).toMatch(/,1210000,3\d{5},/);
});
