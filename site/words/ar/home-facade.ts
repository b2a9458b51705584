import { pluralIn } from "#domain/plural.ts";

export const facadeName = (side: string) => `الواجهة: ${side}`;
export const sidesName = "جهة المبنى";
export const legend = "معاني العلامات";
export const unfit = "غير مطابق للتصفية";
export const keys = "مفاتيح الأسهم تنقلكم بين الطوابق وأعمدة الشقق.";
export const swipe = "مرّروا الصورة جانبيًا لرؤية الجهة كاملة.";
export const floorsName = "المنازل حسب الطابق";
export const free = (count: number) => (count === 0 ? "لا منازل متاحة" : `المتاح: ${count}`);
/** A floor without a home to be had stays empty. */
export const freeOnFloor = (count: number) => (count === 0 ? "" : `المتاح: ${count}`);
export const seeHome = "عرض هذا المنزل";
/** Filters are named only where they leave homes out. */
export const fitting = (found: number, total: number) =>
  found === total
    ? `${pluralIn("ar", total, {
        zero: "لا منازل",
        one: "منزل واحد",
        two: "منزلان",
        few: `${total} منازل`,
        many: `${total} منزلًا`,
        other: `${total} منزل`,
      })} في هذه الجهة`
    : `المنازل المطابقة للتصفية في هذه الجهة: ${found} من أصل ${total}`;
