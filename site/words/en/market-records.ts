import type { MarketKey } from "#domain/purchase/markets/markets.ts";

type MarketRecord = { projectNumber: string; permit: string; lookUp: string };

/** What the authorities of each market call their numbers, and where buyers look them up. */
const records: Record<MarketKey, MarketRecord> = {
  dubai: {
    projectNumber: "Project number (RERA)",
    permit: "Advertising permit (Trakheesi)",
    lookUp:
      "Before you pay, look up number, bank, completion and progress yourself: in the Dubai Land Department’s app, Dubai REST, or at dubailand.gov.ae.",
  },
};
export const recordWord = (market: MarketKey, name: keyof MarketRecord) => records[market][name];
