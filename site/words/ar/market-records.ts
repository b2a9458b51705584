import type { MarketKey } from "#domain/purchase/markets/markets.ts";

type MarketRecord = { projectNumber: string; permit: string; lookUp: string };

/** What the authorities of each market call their numbers, and where buyers look them up. */
const records: Record<MarketKey, MarketRecord> = {
  dubai: {
    projectNumber: "رقم المشروع (ريرا)",
    permit: "تصريح الإعلان (تراخيصي)",
    lookUp:
      "قبل أن تدفعوا، تحققوا بأنفسكم من الرقم والبنك وتاريخ الإنجاز ونسبته: في «دبي ريست»، تطبيق دائرة الأراضي والأملاك في دبي، أو على dubailand.gov.ae.",
  },
};
export const recordWord = (market: MarketKey, name: keyof MarketRecord) => records[market][name];
