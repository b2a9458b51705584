export const needsScript = "اس ڈیمو کے آرڈر کے لیے JavaScript درکار ہے۔";
export const emptyTitle = "کوئی آرڈر نہیں ہوا";
export const emptyText =
  "آپ کی ٹوکری خالی تھی۔ اپنا آرڈر یہاں دیکھنے کے لیے کوئی چیز ڈالیں اور چیک آؤٹ کریں۔";
export const print = "پرنٹ کریں";
export const title = "آرڈر موصول ہو گیا";
export const description =
  "ہماری ڈیمو دکان میں آپ کا آرڈر، کل رقم کے ساتھ، پرنٹ کے لیے تیار۔ نہ کچھ بیچا گیا، نہ کچھ بھیجا گیا۔";
export const thanks = "آپ کے آرڈر کا شکریہ!";
export const lead = "یہ ڈیمو تھا، اس لیے کچھ ڈیلیور نہیں ہو گا۔";
export const backToHome = "ہوم پر واپس جائیں";
export const yourOrder = "آپ کا آرڈر";
