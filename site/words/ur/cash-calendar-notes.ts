export const withSource = (rule: string, source: string) => `${rule} ${source}۔`;

/** Said of a value in the URL that cannot be used. */
export const changedInput = (given: string, used: string) => `“${given}” کی جگہ ${used} رکھا گیا۔`;
export const droppedInput = (given: string) => `“${given}” یہاں بے معنی ہے، اس لیے چھوڑ دیا گیا۔`;
export const withReason = (correction: string, reason: string) => `${correction} ${reason}`;
export const loanLowered = (given: string, used: string) =>
  `${given} کا قرض ممکن نہیں: اس کی جگہ ${used} رکھا گیا۔`;
export const termLowered = (given: string, used: string) => `${given} کی جگہ ${used} رکھا گیا۔`;
export const bookingRange = "بکنگ زیادہ سے زیادہ 12 مہینے پہلے کی یا 10 سال بعد کی ہو سکتی ہے۔";
export const notBeforeRelease = "فروخت کے متوقع آغاز سے پہلے کوئی بکنگ نہیں ہو سکتی۔";
export const bankShare = "آپ نے فرض کیا ہے کہ بینک اس سے زیادہ قرض نہیں دیتا۔";
export const notChecked = (limit: string) => `نہیں جانچا گیا، کیونکہ یہ خانہ خالی ہے۔ ${limit}`;
export const priceDueByKeys =
  "قرض سے صرف وہ رقم ادا ہوتی ہے جو بکنگ کے بعد اور چابیاں ملنے تک واجب الادا ہو۔";
