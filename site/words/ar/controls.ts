export const backToTop = "العودة إلى الأعلى";
export const shortcutsName = "اختصارات";
export const skipToContent = "الانتقال إلى المحتوى";
