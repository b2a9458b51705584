export const close = "إغلاق";
export const opensInNewTab = " (يُفتح في تبويب جديد)";
export const optional = " (اختياري)";
