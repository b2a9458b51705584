export const heading = "رجسٹریشن اور تعمیر کی پیش رفت";
export const demonstration =
  "یہ ڈیمو ہے: یہ رہائشی منصوبہ حقیقت میں موجود نہیں۔ نمبر اور بینک فرضی اندراج ہیں، اور پیش رفت بھی فرضی ہے۔";
export const progress = "پیش رفت";
export const builtOn = (percent: number, day: string) =>
  `${percent}% تعمیر مکمل، ${day} کے معائنے کے مطابق`;
export const notBegun = (day: string, start: string) =>
  `${day} کو کام شروع نہیں ہوا تھا؛ ${start} سے شروع کرنے کا ارادہ ہے`;
export const complete = (day: string) => `مکمل، ${day} کے معائنے کے مطابق`;
export const completion = "تکمیل";
export const bank = "ایسکرو اکاؤنٹ (امانتی کھاتہ)";
export const noBank =
  "ابھی نہیں کھلا: اس کے کھلنے سے پہلے نہ کوئی گھر ریزرو ہو سکتا ہے، نہ اس کے لیے رقم دی جا سکتی ہے۔";
