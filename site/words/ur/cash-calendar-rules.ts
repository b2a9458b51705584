import type { SharedRule } from "#domain/purchase/line.ts";
import type { RuleValues } from "#site/words/en/cash-calendar-rules.ts";

type RuleText = (values: RuleValues) => string;

/** Always before a postposition, so one month is bent too: "1 مہینے بعد". */
const months = (count: number) => `${count} مہینے`;

const rules: Record<string, RuleText> = {
  atBooking: ({ share }) => `قیمت کا ${share}، بکنگ کے دن۔`,
  monthsAfterBooking: ({ share, months: count }) =>
    `قیمت کا ${share}، بکنگ کے ${months(count)} بعد۔`,
  atMilestone: ({ share, built }) =>
    `قیمت کا ${share}، جب عمارت ${built}% بن جائے۔ یہ دن متوقع ہے۔`,
  milestoneReached: ({ share, built, days }) =>
    `قیمت کا ${share}۔ تب تک عمارت ${built}% بن چکی ہو گی، اس لیے ہم نے فرض کیا ہے کہ یہ بکنگ کے ${days} دن بعد واجب الادا ہے۔`,
  onDay: ({ share }) => `قیمت کا ${share}، اس مقررہ دن پر۔`,
  dayPassed: ({ share, on, days }) =>
    `قیمت کا ${share}۔ اس کا دن، ${on}، گزر چکا ہے یا بہت قریب ہے، اس لیے ہم نے فرض کیا ہے کہ یہ بکنگ کے ${days} دن بعد واجب الادا ہے۔`,
  notAfterKeys: ({ share }) =>
    `قیمت کا ${share}، چابیاں ملنے کے دن، کیونکہ اس کا اپنا دن اس کے بعد آتا۔`,
  atKeys: ({ share }) => `قیمت کا ${share}، چابیاں ملنے پر۔`,
  atTransfer: ({ share, days }) =>
    `قیمت کا ${share}۔ گھر تیار ہے: باقی رقم گھر آپ کے نام ہونے پر واجب الادا ہے۔ ہم نے فرض کیا ہے کہ ایسا بکنگ کے ${days} دن بعد ہو گا۔`,
  monthsAfterKeys: ({ share, months: count }) =>
    `قیمت کا ${share}، چابیاں ملنے کے ${months(count)} بعد۔`,
  notAfterSale: ({ share }) => `قیمت کا ${share}، فروخت کے دن، کیونکہ اس کا اپنا دن اس کے بعد آتا۔`,
  agentFee: ({ share, vat }) =>
    vat ? `قیمت کا ${share} اور ${vat} وی اے ٹی۔` : `قیمت کا ${share}۔`,
  valuationFee: () => "بینک قرض دینے سے پہلے گھر کی قیمت کا تخمینہ لگواتا ہے۔",
  loanPaysLastInstalments: () =>
    "پہلے آپ کی اپنی رقم لگتی ہے۔ قیمت کے آخری حصے قرض سے ادا ہوتے ہیں۔",
  interestOnDrawnLoan: () => "دنوں کے حساب سے سود، اس رقم پر جو بینک اس وقت تک ادا کر چکا ہو۔",
  equalInstalments: () => "ہر مہینے برابر ادائیگی: سود اور قرض کا ایک حصہ۔",
  serviceChargeByArea: ({ area, rate }) =>
    `عمارت کی دیکھ بھال کے لیے، ایک سال پیشگی: رقبے کی ہر اکائی پر ${rate}، اندرونی رقبہ اور بالکونی مل کر ${area}۔`,
  rentLessVacancy: () => "ہر تین مہینے بعد، خالی رہنے کے ہفتے نکال کر۔",
  priceWithGrowth: ({ share }) => `آج کی قیمت، سالانہ ${share} اضافے کے ساتھ۔`,
  costOfSale: ({ share }) => `فروخت کی قیمت کا ${share}۔`,
  loanRepaidAtSale: () => "بیچتے وقت بینک کا جو قرض باقی ہو۔",
} satisfies Record<SharedRule, RuleText>;
/** Empty for a rule of a market. */
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

export const years = (count: number) => `${count} سال`;
export const days = (count: number) => `${count} دن`;
export const times = (count: number) => `${count} گنا`;
export const monthCount = months;
