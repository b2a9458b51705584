import type { Market } from "./market.ts";
import { agentFee, valuationFee } from "./own-fees.ts";
import { saleTerms, type SaleTerms } from "./sale-terms.ts";
import { terms } from "./test-purchase.ts";

/** A market that no development is in: one flat fee, one limit of loans, another currency and unit of area. */
export const exampleMarket: Market<"transferFee" | "loan" | "longestTerm" | "debtBurden"> = {
  currency: "PKR",
  areaUnit: "m²",
  needsEscrow: false,
  needsProjectNumber: false,
  needsPermit: false,
  sources: { gazette: "2026-01" },
  statements: {},
  rules: {
    transferFee: { value: 5_000_000, unit: "amount", source: "gazette" },
    loan: { value: 0.6, unit: "share", source: "gazette" },
    longestTerm: { value: 15, unit: "years", source: "gazette" },
    debtBurden: { value: 0.4, unit: "share", source: "gazette" },
  },
  buyers: ["anyone"],
  assumed: { rate: 0.15, bankShare: 1, vacancy: 2, exit: 0.01, valuation: 2_500_000, openFee: 0 },
  largest: { income: 1e9, rent: 1e10, service: 1e5, valuation: 1e7, openFee: 0 },
  asksUse: () => false,
  openFee: () => null,
  loan: { share: () => "loan", longestTerm: "longestTerm", debtBurden: "debtBurden" },
  fees: (purchase) => [
    {
      id: "transfer",
      kind: "transfer",
      date: purchase.dates.keys,
      amount: 5_000_000,
      payee: "registry",
      rule: "transferFee",
      source: "gazette",
    },
    agentFee(purchase, purchase.dates.booking, 0),
    ...(purchase.mortgage ? [valuationFee(purchase, purchase.mortgage.firstDrawing)] : []),
  ],
  notes: () => [],
};

/** The charge is PKR 120 a square metre. */
export const exampleTerms: SaleTerms = saleTerms(
  {
    ...terms,
    serviceCharge: 120,
    released: true,
    rents: { yearly: {}, source: "A survey", asOf: "2026-10-31" },
  },
  exampleMarket,
);
