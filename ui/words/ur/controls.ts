export const close = "بند کریں";
export const opensInNewTab = " (نئے ٹیب میں کھلے گا)";
export const optional = " (اختیاری)";
