export const networkError = "نیٹ ورک کی خرابی ہے۔ براہ کرم کنکشن دیکھ کر دوبارہ کوشش کریں۔";
export const partNotLoaded = "صفحے کا یہ حصہ لوڈ نہیں ہو سکا";
export const partNotLoadedLead = "آپ نے جو بھیجا، اس میں سے کچھ ضائع نہیں ہوا۔";
export const tryAgain = "دوبارہ کوشش کریں";
