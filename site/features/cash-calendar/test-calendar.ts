import type { HomeForSale } from "./use-purchase-plans.ts";

export const development = { key: "warsan-tower", title: "Warsan Tower" };

/** Half of the price before the keys, one instalment on a fixed day. */
export const terms: HomeForSale["terms"] = {
  payment: {
    booking: 10,
    instalments: [
      { share: 10, months: 2 },
      { share: 10, on: "2027-03-15" },
      { share: 20, built: 80 },
    ],
    keys: 50,
  },
  construction: {
    started: "2025-02-03",
    handover: "2027-12-31",
    milestones: [
      { built: 40, on: "2026-08-17" },
      { built: 80, on: "2027-07-31" },
    ],
  },
  serviceCharge: 14,
  rents: { yearly: { studio: 60_000 }, source: "A survey of rents", asOf: "2026-10-31" },
  released: true,
  release: "2027-01-18",
};

export const home: HomeForSale["home"] = {
  number: "A-304",
  type: "studio",
  price: 1_000_000,
  insideArea: 750,
  balconyArea: 50,
};
