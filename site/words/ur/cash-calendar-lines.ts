import type { SharedKind, SharedPayee } from "#domain/purchase/line.ts";
import type { SharedNote } from "#domain/purchase/notes.ts";
import type { TextList } from "#site/words/en/cash-calendar-lines.ts";

/** The texts that all markets share. */
const texts: Partial<Record<TextList, Record<string, string>>> = {
  kind: {
    booking: "بکنگ کی رقم",
    instalment: "قسط",
    keys: "چابیوں کے وقت کی رقم",
    afterKeys: "چابیاں ملنے کے بعد کی قسط",
    agent: "ایجنٹ کا کمیشن",
    valuation: "بینک کی ویلیوایشن",
    loan: "بینک کی ادائیگی، آپ کے قرض سے",
    interest: "چابیوں سے پہلے کا سود",
    mortgage: "بینک کو ماہانہ قسط",
    serviceCharge: "ایک سال کے سروس چارجز",
    rent: "آپ کو ملنے والا کرایہ",
    sale: "آپ کے گھر کی فروخت",
    saleCost: "فروخت کا خرچ",
    loanRepayment: "باقی قرض کی واپسی",
  } satisfies Record<SharedKind, string>,
  payee: {
    agent: "آپ کا ایجنٹ",
    valuer: "ویلیوئر",
    bank: "آپ کا بینک",
    owners: "مالکان کی انجمن",
    tenant: "آپ کا کرایہ دار",
    nextBuyer: "اگلا خریدار",
  } satisfies Record<Exclude<SharedPayee, "developer">, string>,
  note: {
    rateAssumed:
      "فرض کیا گیا ہے کہ شرح سود قرض کی پوری مدت ایک ہی رہے گی۔ بینک اکثر اسے صرف چند سال کے لیے مقرر کرتے ہیں۔",
    interestBeforeKeys: "چابیاں ملنے تک آپ اس رقم پر سود دیتے ہیں جو بینک اس وقت تک ادا کر چکا ہو۔",
    instalmentsAfterKeys: "چابیاں ملنے کے ایک مہینے بعد بینک کی برابر ماہانہ قسطیں شروع ہوتی ہیں۔",
    otherDebtsNotCounted:
      "آمدنی کی حد میں صرف یہی قرض گنا گیا ہے۔ دوسرے قرض اور کریڈٹ کارڈ ہوں تو گنجائش کم ہو جاتی ہے۔",
    milestonesMoveWithHandover:
      "قبضے میں جتنے مہینے تاخیر ہو، تعمیر کے متوقع مرحلے بھی اتنے ہی مہینے آگے چلے جاتے ہیں۔ مقررہ دنوں کی ادائیگیاں وہیں رہتی ہیں۔",
  } satisfies Record<Exclude<SharedNote, "notReleased">, string>,
};
export const text = (list: TextList, key: string) => texts[list]?.[key] ?? "";

export const partOf = (kind: string, share: string) => `${kind}، ${share}`;
export const paidTo = (party: string) => `بنام: ${party}`;
export const receivedFrom = (party: string) => `از طرف: ${party}`;

export const termsOf = (development: string) => `${development} کی شرائط`;
export const ownAssumption = "ایک مفروضہ، جسے آپ بدل سکتے ہیں";
export const undatedSource = (source: string) => `${source}، بلا تاریخ`;
export const datedSource = (source: string, date: string) => `${source}، ${date}`;
export const sentence = (text: string) => `${text}۔`;
export const onClosedDay = (day: string) => `یہ ${day} ہے: ادائیگی کام کے کسی دن رکھیں۔`;
export const sourceOf = (source: string) => `ماخذ: ${source}`;
export const assumption = "مفروضہ";
