export const formName = "سوال";
export const propertyType = "جائیداد کی قسم";
export const title = "رابطہ";
export const otherBefore = "گھر تلاش نہیں کر رہے؟ ";
export const otherLink = "صحافت، ملازمت، کوئی اور بات";
export const question = "کوئی سوال ہے؟";
export const questionText =
  "بتائیں کہ آپ کو کیا چاہیے اور آپ سے کیسے رابطہ کیا جائے۔ جواب وہ دیں گے جو منصوبے کو جانتے ہیں۔";
