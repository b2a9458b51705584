import type { MarketKey } from "#domain/purchase/markets/markets.ts";

type MarketRecord = { projectNumber: string; permit: string; lookUp: string };

/** What the authorities of each market call their numbers, and where buyers look them up. */
const records: Record<MarketKey, MarketRecord> = {
  dubai: {
    projectNumber: "منصوبے کا نمبر (ریرا)",
    permit: "اشتہار کا اجازت نامہ (تراخیصی)",
    lookUp:
      "ادائیگی سے پہلے نمبر، بینک، تکمیل اور پیش رفت خود دیکھ لیں: دبئی لینڈ ڈپارٹمنٹ کی ایپ “دبئی ریسٹ” میں یا dubailand.gov.ae پر۔",
  },
};
export const recordWord = (market: MarketKey, name: keyof MarketRecord) => records[market][name];
