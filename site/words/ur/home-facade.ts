export const facadeName = (side: string) => `بیرونی رخ: ${side}`;
export const sidesName = "عمارت کا رخ";
export const legend = "نشانوں کا مطلب";
export const unfit = "فلٹر کے مطابق نہیں";
export const keys = "تیر والے بٹنوں سے منزل بہ منزل اور ایک عمودی قطار سے دوسری پر جائیں۔";
export const swipe = "پورا رخ دیکھنے کے لیے تصویر کو ایک طرف سرکائیں۔";
export const floorsName = "منزل وار گھر";
export const free = (count: number) => (count === 0 ? "کوئی دستیاب نہیں" : `${count} دستیاب`);
/** A floor without a home to be had stays empty. */
export const freeOnFloor = (count: number) => (count === 0 ? "" : `${count} دستیاب`);
export const seeHome = "یہ گھر دیکھیں";
/** Filters are named only where they leave homes out. */
export const fitting = (found: number, total: number) =>
  found === total ? `اس رخ پر ${total} گھر` : `اس رخ پر ${total} میں سے ${found} گھر فلٹر کے مطابق`;
