import type { Financing } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";

export const formName = "آپ کی خریداری";
export const formHelp = "کچھ بھی بدلیں، اعداد فوراً بدل جائیں گے۔";

const labels: Record<Exclude<InputName, "service" | "openFee">, string> = {
  buyer: "آپ کی حیثیت",
  use: "یہ گھر آپ کے لیے",
  pay: "ادائیگی کا طریقہ",
  deposit: "آپ کا اپنا حصہ",
  rate: "سالانہ شرح سود",
  term: "قرض کی مدت (سال)",
  income: "آپ کی ماہانہ آمدنی",
  born: "آپ کی پیدائش کا سال",
  bankShare: "بینک کا قرض، زیادہ سے زیادہ",
  booking: "بکنگ کا دن",
  agent: "ایجنٹ کا کمیشن",
  rent: "سالانہ کرایہ",
  vacancy: "سال میں خالی رہنے کے ہفتے",
  growth: "قیمت میں سالانہ اضافہ",
  years: "گھر کی فروخت",
  delay: "گھر کا قبضہ",
  exit: "فروخت کا خرچ",
  valuation: "بینک کی ویلیوایشن",
};
export const label = (name: keyof typeof labels) => labels[name];

const financings: Record<Financing, string> = {
  cash: "نقد، قرض کے بغیر",
  mortgage: "مارگیج (گھر کا قرض)",
};
export const financing = (pay: Financing) => financings[pay];

export const servicePer = (unit: string) => `سالانہ سروس چارجز، فی ${unit}`;

export const noteOn = (label: string, note: string) => `${label}: ${note}`;

export const live = "خود رہائش";
export const letOut = "کرائے پر دینا";
export const letOrLive = "مقصد";
export const keep = "کبھی نہیں: گھر اپنے پاس";
export const sellAfter = (years: string) => `چابیاں ملنے کے ${years} بعد`;
export const onTime = "وقت پر";
export const late = (months: string) => `${months} کی تاخیر سے`;

export const percentSign = "%";
export const withLeast = (limit: string, share: string) =>
  `${limit} آپ کا اپنا حصہ کم از کم ${share} ہے۔`;
export const rateHelp = "ایک مفروضہ۔ اپنے بینک سے اس کی شرح پوچھیں۔";
export const withPrivacy = (limits: string) =>
  `${limits} یہ اندراج ان اعداد کے لنک میں شامل ہوتا ہے: جس کے پاس لنک ہو، وہ اسے دیکھ سکتا ہے۔`;
export const bothLimits = (one: string, other: string) => `${one} ${other}`;
export const bookingHelp = "تمام ادائیگیاں اسی دن سے گنی جاتی ہیں۔";
export const rentHelp = (source: string, day: string) =>
  `${source}، ${day}۔ ایک مفروضہ: اپنا کرایہ لکھیں۔`;
export const growthHelp = "کوئی نہیں جانتا۔ ہم صفر مانتے ہیں۔";
export const moreAssumptions = "مزید مفروضے";
export const asPlanned = "شرائط کے مطابق";
export const agentHelp = "ہم سے خریدیں تو کوئی کمیشن نہیں۔";
export const weakRule = (rule: string) => `${rule} ماخذ متفق نہیں: ایک مفروضہ۔`;
export const ownAssumption = "ایک مفروضہ۔";
