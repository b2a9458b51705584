import { expect, test } from "vitest";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { makeHome } from "#domain/homes/test-homes.ts";
import type { Units } from "#site/homes/use-units.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import { homeRows, moneyRows } from "./compare-rows.ts";

const units: Units = {
  currency: "AED",
  areaUnit: "sq ft",
  isConverted: false,
  ratesDay: null,
  price: (aed) => `AED ${Math.round(aed)}`,
  area: (squareFeet) => `${squareFeet} sq ft`,
};
const titles = { "indus-residence": "Indus Residence" };
const type = "one-bedroom";
const details = {
  market: "dubai",
  payment: { booking: 10, instalments: [{ share: 30, months: 3 }], keys: 60 },
  construction: {
    started: "2024-06-03",
    handover: "2027-06-30",
    promised: [{ on: "2024-06-03", handover: "2027-06-30" }],
    milestones: [
      { built: 60, on: "2026-07-27" },
      { built: 100, on: "2027-06-30" },
    ],
  },
  released: true,
  serviceCharge: 12,
  rents: { yearly: { [type]: 62_000 }, source: "A bank", asOf: "2026-11-02" },
} as unknown as HomeDetails;
const today = "2026-11-18";

test("only rows in which the homes differ are marked", () => {
  const homes = [
    makeHome({ price: 1_100_000, floor: 3 }),
    makeHome({ number: "A-704", price: 1_210_000, floor: 7, morningSun: true }),
  ];
  const rows = homeRows(homes, titles, units);
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

test("a home without sun in every morning is not said to have none", () => {
  const sunOf = (home: Partial<DevelopmentHome>) =>
    homeRows([makeHome(home)], titles, units).find(({ label }) => label === "Sun")?.values[0]?.text;
  expect(sunOf({})).toBe("Sun after 15:00, morning sun not in every month");
  expect(sunOf({ morningSun: true })).toBe("Morning sun");
});

test("the price of a home that is not released is called indicative", () => {
  const [home] = [makeHome({ status: "not-released" })];
  const rows = homeRows([home], titles, units);
  expect(rows.find(({ label }) => label === "Price")?.values.map(({ text }) => text)).toEqual([
    "AED 1200000 (indicative)",
  ]);
});

test("handover, cash before the keys, service charge and yields are compared", () => {
  const home = makeHome({ type, price: 1_000_000, insideArea: 900, balconyArea: 100 });
  const sold = makeHome({ number: "A-704", type, price: null, status: "sold" });
  const compared = [home, sold].map((one) => ({ home: one, details }));
  const rows = Object.fromEntries(
    moneyRows(compared, units, today).map(({ label, values }) => [
      label,
      values.map(({ text }) => text),
    ]),
  );
  expect(rows["Handover"]).toEqual(["30 June 2027", "30 June 2027"]);
  expect(rows["Service charge"]?.[0]).toBe("AED 12000 a year");
  expect(rows["Service charge"]?.[1]).toMatch(/^AED \d+ a year$/);
  // By hand: 40 % of the price, 4 % to the land department, and fees of at most 10,000.
  const cash = Number(rows["Cash before the keys"]?.[0]?.replace("AED ", ""));
  expect(cash).toBeGreaterThan(440_000);
  expect(cash).toBeLessThan(450_000);
  expect(rows["Gross yield"]).toEqual(["6.2 %", expect.not.stringContaining("%")]);
  expect(rows["Net yield"]?.[1]).toBe(rows["Gross yield"]?.[1]);
});
