import type { SharedKind, SharedPayee } from "#domain/purchase/line.ts";
import type { SharedNote } from "#domain/purchase/notes.ts";

/** Texts that are found by a key; each market adds its own (`market-dubai.ts`). */
export type TextList =
  | "buyer"
  | "buyerHelp"
  | "closedDay"
  | "inputHelp"
  | "inputLabel"
  | "use"
  | "kind"
  | "payee"
  | "note"
  | "source";

/** The texts that all markets share. */
const texts: Partial<Record<TextList, Record<string, string>>> = {
  kind: {
    booking: "دفعة الحجز",
    instalment: "قسط",
    keys: "دفعة استلام المفاتيح",
    afterKeys: "قسط بعد استلام المفاتيح",
    agent: "عمولة الوسيط",
    valuation: "تقييم البنك للعقار",
    loan: "يدفع البنك من قرضكم",
    interest: "الفائدة قبل استلام المفاتيح",
    mortgage: "القسط الشهري للبنك",
    serviceCharge: "رسوم الخدمات لسنة",
    rent: "الإيجار الذي تستلمونه",
    sale: "بيع المنزل",
    saleCost: "تكلفة البيع",
    loanRepayment: "سداد باقي القرض",
  } satisfies Record<SharedKind, string>,
  payee: {
    agent: "وسيطكم",
    valuer: "المقيّم العقاري",
    bank: "بنككم",
    owners: "جمعية الملاك",
    tenant: "المستأجر",
    nextBuyer: "المشتري التالي",
  } satisfies Record<Exclude<SharedPayee, "developer">, string>,
  note: {
    rateAssumed:
      "يُفترض أن يبقى سعر الفائدة ثابتًا طوال مدة القرض. وكثيرًا ما تثبته البنوك لبضع سنوات فقط.",
    interestBeforeKeys: "إلى أن تستلموا المفاتيح، تدفعون فائدة على ما دفعه البنك حتى تاريخه.",
    instalmentsAfterKeys: "تبدأ الأقساط الشهرية المتساوية للبنك بعد شهر من استلام المفاتيح.",
    otherDebtsNotCounted:
      "الحد المحسوب من الدخل يشمل هذا القرض وحده. القروض الأخرى وبطاقات الائتمان تخفضه.",
    milestonesMoveWithHandover:
      "إذا تأخر التسليم تأخرت مراحل الإنجاز المخطط لها بعدد الأشهر نفسه. أما الدفعات المحددة بأيام ثابتة فتبقى في أيامها.",
  } satisfies Record<Exclude<SharedNote, "notReleased">, string>,
};
export const text = (list: TextList, key: string) => texts[list]?.[key] ?? "";

export const partOf = (kind: string, share: string) => `${kind} بنسبة ${share}`;
export const paidTo = (party: string) => `إلى: ${party}`;
export const receivedFrom = (party: string) => `من: ${party}`;

export const termsOf = (development: string) => `شروط ${development}`;
export const ownAssumption = "قيمة مفترضة، يمكنكم تغييرها";
export const undatedSource = (source: string) => `${source}، بلا تاريخ`;
export const datedSource = (source: string, date: string) => `${source}، ${date}`;
export const sentence = (text: string) => `${text}.`;
export const onClosedDay = (day: string) => `يوافق هذا التاريخ ${day}: رتبوا الدفع ليوم عمل.`;
export const sourceOf = (source: string) => `المصدر: ${source}`;
export const assumption = "افتراض";
