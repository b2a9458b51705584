export const heading = "التسجيل ونسبة الإنجاز";
export const demonstration =
  "عرض تجريبي: هذا المشروع غير موجود. الأرقام والبنك بيانات افتراضية، ونسبة الإنجاز متخيلة.";
export const progress = "نسبة الإنجاز";
export const builtOn = (percent: number, day: string) => `أُنجز ${percent}%، وفق معاينة ${day}`;
export const notBegun = (day: string, start: string) =>
  `لم يبدأ البناء حتى ${day}؛ والمخطط أن يبدأ في ${start}`;
export const complete = (day: string) => `مكتمل، وفق معاينة ${day}`;
export const completion = "الإنجاز";
export const bank = "حساب الضمان";
export const noBank = "لم يُفتح بعد: لا يمكن حجز أي منزل ولا الدفع مقابله قبل فتحه.";
