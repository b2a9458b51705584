export const title = "خرابی 404";
export const heading = "معذرت! صفحہ نہیں ملا!";
export const text =
  "آپ جو صفحہ تلاش کر رہے ہیں، وہ نہیں مل سکا۔ ممکن ہے وہ کہیں اور چلا گیا ہو، یا اس کا پتا غلط لکھا گیا ہو۔";
export const backToHome = "ہوم پر واپس جائیں";
export const otherPages = "دوسرے صفحے";
export const seeOurProjects = "ہمارے منصوبے دیکھیں";
export const contactUs = "ہم سے رابطہ کریں";
export const documentTitle = "صفحہ نہیں ملا";
export const documentDescription = (company: string) =>
  `${company} کا یہ صفحہ نہیں مل سکا۔ ممکن ہے اس کا پتا غلط لکھا گیا ہو۔ ہوم پر جائیں یا ہمارے منصوبے دیکھیں۔`;
